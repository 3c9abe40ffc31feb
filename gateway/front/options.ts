/** The part of the server's configuration that the public port uses. */
export interface FrontOptions {
	port: number;
	/** The address to listen on. */
	host: string;
	/** The URL that players use, when it differs from the address the server listens on. */
	publicUrl?: string;
	/** Further origins whose pages may open a room connection, besides the server's own. */
	allowedOrigins: string[];
	/** Further host names that requests may use, besides the known ones (hosts.ts). */
	allowedHosts: string[];
	/** Whether the last forwarded address of a request is the client's. */
	trustProxy: boolean;
	/** How many connections one address may have open. */
	socketsPerAddress: number;
}

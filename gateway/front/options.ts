/** The settings that the public port takes from the server's configuration. */
export interface FrontOptions {
	port: number;
	/** The address to listen on. */
	host: string;
	/** The URL that players use, when it differs from the address the server listens on. */
	publicUrl?: string;
	/** Origins besides the server's own whose pages may open a room connection. */
	allowedOrigins: string[];
	/** Host names besides the known ones that requests may use (hosts.ts). */
	allowedHosts: string[];
	/** Whether the last forwarded address of a request is its client's. */
	trustProxy: boolean;
	/** How many connections one address may hold open. */
	socketsPerAddress: number;
}

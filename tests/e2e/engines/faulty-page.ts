import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const FAULTS = `
	console.error("a logged fault");
	setTimeout(() => { throw new Error("an uncaught fault"); });
	Promise.reject(new Error("a rejected fault"));
	document.body.append(Object.assign(new Image(), { src: "http://elsewhere.example/x.png" }));
`;

/** The complaints that an engine's console must have about the page. */
export const REPORTED = ["a logged", "an uncaught", "a rejected", "elsewhere.example/x.png"];

/**
 * Starts a server with a page that does everything that an engine's console must report. A script
 * that a test runs in a page would not do, because WebKit reports nothing of those.
 */
export async function serveFaultyPage(): Promise<{ url: string; stop(): void }> {
	const server = createServer(({ url }, response) => {
		response.setHeader("content-security-policy", "default-src 'self'");
		response.setHeader("content-type", url === "/faults.js" ? "text/javascript" : "text/html");
		response.end(url === "/faults.js" ? FAULTS : '<body><script src="/faults.js"></script></body>');
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

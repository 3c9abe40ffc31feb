import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy that gives each new connection to the next server that takes it. */
export interface Balancer {
	url: string;
	close(): void;
}

/** Opens a balancer in front of these ports of this machine. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
	let next = 0;
	const sockets = new Set<Socket>();
	const server = createServer({ noDelay: true }, (client) => {
		sockets.add(client);
		client.on("error", () => client.destroy());
		client.on("close", () => sockets.delete(client));
		forward(client, ports.length);
	});
	function forward(client: Socket, tries: number): void {
		const port = ports[next++ % ports.length] ?? 0;
		const upstream = connect({ port, host: "127.0.0.1", noDelay: true });
		upstream.once("connect", () => {
			client.pipe(upstream).pipe(client);
			upstream.removeAllListeners("error");
			upstream.on("error", () => client.destroy());
			upstream.on("close", () => client.destroy());
			client.on("close", () => upstream.destroy());
		});
		upstream.once("error", () => {
			if (tries > 1 && !client.destroyed) forward(client, tries - 1);
			else client.destroy();
		});
	}
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close() {
			server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}

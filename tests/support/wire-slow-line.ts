import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface SlowLine {
	/** Where the server is reached over this line. */
	url: string;
	close(): Promise<void>;
}

/** A line to the server that carries so many bytes a second to each client, as a telephone far from its mast does. */
export async function slowLine(url: string, bytesPerSecond: number): Promise<SlowLine> {
	const ends = new Set<Socket>();
	const door = createServer((client) => {
		const server = connect(Number(new URL(url).port), "127.0.0.1");
		for (const end of [client, server]) {
			ends.add(end);
			end.on("error", () => end.destroy());
		}
		client.pipe(server);
		void trickle(server, client, bytesPerSecond);
		client.on("close", () => server.destroy());
	});
	door.listen(0, "127.0.0.1");
	await once(door, "listening");
	return {
		url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
		async close() {
			for (const end of ends) end.destroy();
			door.close();
			await once(door, "close");
		},
	};
}

async function trickle(from: Socket, to: Socket, bytesPerSecond: number): Promise<void> {
	try {
		for await (const bytes of from) {
			if (!to.write(bytes)) await once(to, "drain");
			await pause((bytes.length / bytesPerSecond) * 1000);
		}
		to.end();
	} catch {
		to.destroy(); // the line broke at the other end
	}
}

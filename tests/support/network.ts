import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A network between clients and the server that a test can cut, hold and slow down. */
export class Network {
	/** The server's address over this network. */
	readonly url: string;
	private readonly proxy: Server;
	private readonly target: number;
	private readonly ends = new Set<Socket>();
	private bytesPerSecond = Number.POSITIVE_INFINITY;
	private isCut = false;
	private held: Promise<void> = Promise.resolve();
	private letGo: () => void = () => {};

	private constructor(proxy: Server, target: number) {
		this.proxy = proxy;
		this.target = target;
		// The address of a listening server is never a string or null.
		this.url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
		proxy.on("connection", (client) => this.carry(client));
	}

	/** Opens a network to the server at `url`, which first passes everything at once. */
	static async open(url: string): Promise<Network> {
		const proxy = createServer({ noDelay: true });
		proxy.listen(0, "127.0.0.1");
		await once(proxy, "listening");
		return new Network(proxy, Number(new URL(url).port));
	}

	/** Closes every connection and each new one until `mend`. */
	cut(): void {
		this.isCut = true;
		for (const end of this.ends) end.destroy();
	}

	/** Delays everything until `mend`. */
	hold(): void {
		this.held = new Promise((resolve) => {
			this.letGo = resolve;
		});
	}

	/** Limits each client to this number of bytes per second until `mend`. */
	slow(bytesPerSecond: number): void {
		this.bytesPerSecond = bytesPerSecond;
	}

	mend(): void {
		this.isCut = false;
		this.bytesPerSecond = Number.POSITIVE_INFINITY;
		this.letGo();
	}

	async close(): Promise<void> {
		this.mend();
		for (const end of this.ends) end.destroy();
		this.proxy.close();
		await once(this.proxy, "close");
	}

	private carry(client: Socket): void {
		if (this.isCut) return void client.destroy();
		const server = connect({ port: this.target, host: "127.0.0.1", noDelay: true });
		for (const end of [client, server]) {
			this.ends.add(end);
			end.on("close", () => this.ends.delete(end));
			end.on("error", () => end.destroy());
		}
		client.on("close", () => server.destroy());
		server.on("close", (failed) => (failed ? client.destroy() : client.end()));
		void this.pump(client, server, () => Number.POSITIVE_INFINITY);
		void this.pump(server, client, () => this.bytesPerSecond);
	}

	private async pump(from: Socket, to: Socket, bytesPerSecond: () => number): Promise<void> {
		try {
			for await (const bytes of from) {
				await this.held;
				if (!to.write(bytes)) await Promise.race([once(to, "drain"), once(to, "close")]);
				await pause((bytes.length / bytesPerSecond()) * 1000);
			}
			to.end();
		} catch {
			to.destroy(); // the other end is gone
		}
	}
}

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { PushApiModel } from "web-push-testing/src/PushApiModel.js";

/** A device that subscribed to a server's messages. */
export interface Device {
	subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
	/** Returns what the device received, decrypted. */
	received(): Record<string, unknown>[];
	/** Returns the headers of the requests for the device, refused ones included. */
	requests(): IncomingMessage["headers"][];
	/** The service answers the next requests for the device with these statuses. */
	fail(...statuses: number[]): void;
}

export interface PushService {
	subscribe(key: string): Promise<Device>;
	stop(): Promise<void>;
}

/** Starts a push service on this machine, which speaks RFC 8030, 8291 and 8292. */
export async function startPushService(): Promise<PushService> {
	const model = new PushApiModel();
	const requests = new Map<string, IncomingMessage["headers"][]>();
	const failures = new Map<string, number[]>();
	const server = createServer(async (request, response) => {
		const device = request.url?.slice(1) ?? "";
		requests.set(device, [...(requests.get(device) ?? []), request.headers]);
		const body: Buffer[] = [];
		for await (const piece of request) body.push(piece);
		const status = failures.get(device)?.shift() ?? 201;
		if (status !== 201) return void response.writeHead(status).end();
		const { "content-encoding": encoding, authorization, ttl } = request.headers;
		try {
			const headers = { encoding, authorization, ttl: ttl?.toString() };
			await model.handleNotification(device, headers, Buffer.concat(body));
			response.writeHead(201).end();
		} catch (error) {
			response.writeHead(400).end(String(error));
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	model.notifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
	return {
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
		async subscribe(key) {
			const asked = { userVisibleOnly: "true", applicationServerKey: key };
			const { endpoint, keys, clientHash } = await model.subscribe(asked);
			return {
				subscription: { endpoint, keys },
				received: () => (model.messages[clientHash] ?? []).map((text) => JSON.parse(text)),
				requests: () => requests.get(clientHash) ?? [],
				fail: (...statuses) => void failures.set(clientHash, statuses),
			};
		},
	};
}

import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { freePort } from "../../../supervisor/ports.mjs";

/** A chat on this machine with an incoming webhook. */
export interface Chat {
	/** The address of its webhook. */
	address: string;
	/** The bodies that it has received, as text. */
	received: string[];
	/** The status of its next responses; null ends the connection without one. */
	status: number | null;
	/** Milliseconds until it has each of the next messages, in the order in which they arrive. */
	delays: number[];
}

/** Starts a chat, which runs until the test ends. */
export async function startChat(): Promise<Chat> {
	const port = await freePort();
	const chat: Chat = {
		address: `http://127.0.0.1:${port}/hooks/${"s3cret".repeat(4)}`,
		received: [],
		status: 204,
		delays: [],
	};
	const server = createServer((request, response) => {
		let body = "";
		request.setEncoding("utf8").on("data", (piece) => {
			body += piece;
		});
		request.on("end", async () => {
			await pause(chat.delays.shift() ?? 0);
			chat.received.push(body);
			if (chat.status === null) request.socket.destroy();
			else response.writeHead(chat.status, { location: "/elsewhere" }).end("taken");
		});
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	return chat;
}

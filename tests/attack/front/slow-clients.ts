import { RawLine, type RawOutput } from "./raw-line.ts";

interface Slow {
	url: string;
	/** Milliseconds until the server must close the connection. */
	patience: number;
}

/** Connects and sends nothing. */
export async function staySilent({ url, patience }: Slow): Promise<RawOutput> {
	const line = await RawLine.open(url);
	const heard = await line.hear(patience);
	line.end();
	return heard;
}

/** Sends a request's head byte by byte without an end. */
export const trickleHead = ({ url, patience }: Slow): Promise<RawOutput> =>
	trickle(url, patience, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ");

/** Announces a body and sends it byte by byte. */
export const trickleBody = ({ url, patience }: Slow): Promise<RawOutput> =>
	trickle(
		url,
		patience,
		"POST /api/v3/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n",
	);

async function trickle(url: string, patience: number, begin: string): Promise<RawOutput> {
	const line = await RawLine.open(url);
	line.say(begin);
	const drip = setInterval(() => line.say(" "), 50);
	const heard = await line.hear(patience);
	clearInterval(drip);
	line.end();
	return heard;
}

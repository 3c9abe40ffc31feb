import { RawLine, type RawOutput, upgradeHead } from "./raw-line.ts";

const PATIENCE = 5_000;

/**
 * Sends a refused upgrade directly followed by another request, as a proxy with persistent
 * connections does.
 */
async function refusedThen(url: string, first: string, second: string): Promise<RawOutput> {
	const line = await RawLine.open(url);
	line.say(first + second);
	const heard = await line.hear(PATIENCE);
	line.say(second);
	line.end();
	return heard;
}

/**
 * Sends upgrades that must be refused, each followed by a request that must get no reply. Returns
 * the results by fault.
 */
export async function smuggleBehindRefusals({
	url,
}: {
	url: string;
}): Promise<Record<string, RawOutput>> {
	const second = upgradeHead({ "X-Real-IP": "127.0.0.1" });
	const firsts = {
		origin: upgradeHead({ Origin: "https://elsewhere.example" }),
		path: upgradeHead({}, "/elsewhere"),
		method: upgradeHead({}, "/rooms", "POST"),
		version: upgradeHead({ "Sec-WebSocket-Version": "8" }),
		key: upgradeHead({ "Sec-WebSocket-Key": "short" }),
		noKey: upgradeHead({ "Sec-WebSocket-Key": null }),
		twoKeys: upgradeHead({
			"Sec-WebSocket-Key":
				"dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
		}),
		body: upgradeHead({ "Content-Length": "5" }),
		chunked: upgradeHead({ "Transfer-Encoding": "chunked" }),
		otherProtocol: upgradeHead({ Upgrade: "h2c" }),
		host: upgradeHead({ Host: "rebound.example" }),
	};
	const seen: Record<string, RawOutput> = {};
	for (const [what, first] of Object.entries(firsts))
		seen[what] = await refusedThen(url, first, second);
	return seen;
}

/**
 * Forges headers with another address, once more than the limit of wrong secrets allows. Returns the
 * statuses.
 */
export async function claimAddress({
	url,
	address,
	tries,
}: {
	url: string;
	address: string;
	tries: number;
}): Promise<number[]> {
	const statuses: number[] = [];
	for (let i = 0; i < tries; i++) {
		const line = await RawLine.open(url);
		line.say(
			upgradeHead({
				"X-Forwarded-For": address,
				"X-Real-IP": `198.51.100.${i}`,
				"X-Client-IP": `198.51.100.${i}`,
			}),
		);
		const heard = await line.hear(PATIENCE, (text) => text.includes("goaway"));
		statuses.push(heard.statuses[0] ?? 0);
		line.end();
	}
	return statuses;
}

/** Connects to a room past the front, on the inner port. */
export async function goPastFront({
	port,
	path,
}: {
	port: number;
	path: string;
}): Promise<RawOutput> {
	const line = await RawLine.open(`http://127.0.0.1:${port}`);
	line.say(upgradeHead({}, path));
	const heard = await line.hear(PATIENCE, (text) => text.includes("\r\n\r\n"));
	line.end();
	return heard;
}

import { RawLine } from "./raw-line.ts";

interface ManyRequests {
	url: string;
	address: string;
	requests: number;
}

/**
 * Begins calls from one forwarded address and does not end their bodies. Returns how many the server
 * waits for, how the others were refused, and the status of a call from another address meanwhile.
 */
export async function holdRequests({
	url,
	address,
	requests,
}: ManyRequests): Promise<{ held: number; refused: number[]; other: number }> {
	const head = [
		"POST /api/v3/rooms HTTP/1.1",
		"Host: 127.0.0.1",
		`X-Forwarded-For: ${address}`,
		"Content-Type: application/json",
		"Content-Length: 15000",
	];
	const lines: RawLine[] = [];
	for (let i = 0; i < requests; i++)
		lines.push((await RawLine.open(url)).say(`${head.join("\r\n")}\r\n\r\n{`));
	const heard = await Promise.all(lines.map((line) => line.hear(3000)));
	const other = await fetch(`${url}/api/v3/config`, {
		headers: { "x-forwarded-for": "192.0.2.1" },
	});
	for (const line of lines) line.end();
	const refused = heard.flatMap(({ statuses }) => statuses);
	return { held: requests - refused.length, refused, other: other.status };
}

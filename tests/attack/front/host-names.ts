import { RawLine, upgradeHead } from "./raw-line.ts";

/** The server's replies under a host name: to a call, a page and a room connection. */
export interface Named {
	call: number;
	page: number;
	upgrade: number;
}

/** Calls the server under each host name, as a browser does after DNS rebinding. */
export async function callByName({
	url,
	names,
}: {
	url: string;
	names: string[];
}): Promise<Record<string, Named>> {
	const status = async (request: string) => {
		const line = await RawLine.open(url);
		line.say(request);
		const heard = await line.hear(5_000, (text) => text.includes("\r\n\r\n"));
		line.end();
		return heard.statuses[0] ?? 0;
	};
	const seen: Record<string, Named> = {};
	for (const name of names) {
		seen[name] = {
			call: await status(`GET /api/v3/config HTTP/1.1\r\nHost: ${name}\r\n\r\n`),
			page: await status(`GET / HTTP/1.1\r\nHost: ${name}\r\n\r\n`),
			upgrade: await status(upgradeHead({ Host: name, Origin: `http://${name}` })),
		};
	}
	return seen;
}

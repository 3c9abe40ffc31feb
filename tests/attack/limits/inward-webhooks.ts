import { lookup } from "node:dns/promises";
import { createServer } from "node:net";
import { hostname } from "node:os";
import { freePort } from "../../../supervisor/ports.mjs";
import { call, type WireSeat } from "../../players/wire/player.ts";
import type { AttackCase } from "../case.ts";

/** Hosts inside of the server's network, in the spellings that URLs and DNS allow. */
const INWARDS = [
	...["127.0.0.1", "127.1", "2130706433", "0x7f000001", "017700000001", "0", "0.0.0.0"],
	...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]"],
	...["[2002:7f00:1::]", "[fe80::1]", "[fd00:ec2::254]", "[fc00::1]", "[ff02::1]"],
	...["10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1", "100.100.100.200"],
	...["169.254.169.254", "168.63.129.16", "192.0.0.192", "198.18.0.1", "224.0.0.1"],
	...["localhost", "LOCALHOST.", "app.localhost", "redis", "metadata.google.internal"],
	...["printer.local", "router.home.arpa"],
];

/** Names that this machine may resolve to itself, although they look like any other. */
const NAMES = ["localhost.localdomain", "localhost4.localdomain4", `${hostname()}.localdomain`];

/** A host names addresses in the server's own network as the chat of the room. */
export const inwardWebhooks: AttackCase = {
	name: "webhooks that point inwards",
	asked: `${INWARDS.length} addresses are refused, names that lead inwards reach nothing, and no connection comes`,
	async run({ target: { url }, seed }) {
		const from = { "x-forwarded-for": `198.51.${seed % 250}.21` };
		const port = await freePort();
		let connections = 0;
		const inside = createServer((socket) => {
			connections++;
			socket.destroy();
		});
		await new Promise<void>((resolve) => inside.listen(port, "::", resolve));
		const host = { name: "Host", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };
		const opened = await call(url, "POST", "/rooms", { settings: { pace: "slow" }, host }, from);
		const { room_code: code, secret } = opened.body.host as WireSeat;
		const channel = (method: string, path: string, body?: object) =>
			call(url, method, `/rooms/${code}/channel${path}`, body, {
				...from,
				"x-player-secret": secret,
			});
		const connect = (address: string) =>
			channel("PUT", "", { kind: "mattermost", address }).then(({ status }) => status);

		const taken: string[] = [];
		for (const inward of INWARDS)
			if ((await connect(`https://${inward}:${port}/hooks/x`)) !== 422) taken.push(inward);
		for (const odd of [
			`http://example.com:${port}/`,
			`https://a:b@example.com/`,
			"file:///etc/passwd",
		])
			if ((await connect(odd)) !== 422) taken.push(odd);
		const reached: string[] = [];
		let leading = 0;
		for (const name of NAMES) {
			const known = await lookup(name).catch(() => null);
			if (known) leading++;
			await connect(`https://${name}:${port}/hooks/x`);
			const { status } = await channel("POST", "/test");
			if (status !== 503) reached.push(name);
		}
		inside.close();
		return {
			figures: {
				refused: INWARDS.length - taken.length,
				taken: taken.join(),
				"names that lead here": leading,
				reached: reached.join(),
				connections,
			},
			passed: taken.length === 0 && reached.length === 0 && connections === 0,
		};
	},
};

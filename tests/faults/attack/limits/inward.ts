import { lookup } from "node:dns/promises";
import { type AddressInfo, createServer } from "node:net";
import { hostname } from "node:os";
import { call } from "../../../players/wire/player.ts";
import { pushWish } from "../../../support/days/push-wish.ts";
import { type AttackCase, is, none, told } from "../case.ts";
import { from, openSeat, stranger, tally } from "../senders/calls.ts";

/** Hosts inside of the server's network, in the spellings that URLs and DNS allow. */
const INWARDS = [
	...["127.0.0.1", "127.1", "2130706433", "0x7f000001", "017700000001", "0", "0.0.0.0"],
	...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]"],
	...["[2002:7f00:1::]", "[fe80::1]", "[fd00:ec2::254]", "[fc00::1]", "[ff02::1]"],
	...["10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1", "100.100.100.200"],
	...["169.254.169.254", "168.63.129.16", "192.0.0.192", "198.18.0.1", "224.0.0.1"],
	...["localhost", "LOCALHOST.", "app.localhost", "redis", "metadata.google.internal"],
	...["printer.local", "router.home.arpa", "0x7f.0.0.1", "localhost."],
];

/** Names that this machine may resolve to itself, although they look like any other. */
const NAMES = ["localhost.localdomain", "localhost4.localdomain4", `${hostname()}.localdomain`];

/** The devices of one address in an hour, and of one seat. */
const DEVICES = 240;
const KEPT = 5;

/** Starts a server behind the attacked one that counts who connects to it. */
async function startInner() {
	let connections = 0;
	const server = createServer((socket) => {
		connections++;
		socket.destroy();
	});
	await new Promise<void>((resolve) => server.listen(0, "::", resolve));
	const { port } = server.address() as AddressInfo;
	return { port, connections: () => connections, stop: () => server.close() };
}

/** People name addresses in the server's own network as their chat or their push service. */
export const INWARD_CASES: AttackCase[] = [
	{
		name: "webhooks that point inwards",
		asked: `${INWARDS.length} addresses are refused, names that lead inwards reach nothing, and no connection comes`,
		async run(context) {
			const { url } = context.target;
			const headers = from(stranger(context, 21));
			const inner = await startInner();
			const { room_code: code, secret } = await openSeat(url, {
				settings: { pace: "slow" },
				headers,
			});
			const channel = async (method: string, path: string, body?: object) => {
				const own = { ...headers, "x-player-secret": secret };
				return (await call(url, method, `/rooms/${code}/channel${path}`, body, own)).status;
			};
			const connect = (address: string) => channel("PUT", "", { kind: "mattermost", address });
			const refused = [
				...INWARDS.map((host) => `https://${host}:${inner.port}/hooks/x`),
				`http://example.com:${inner.port}/`,
				"https://a:b@example.com/",
				"file:///etc/passwd",
			];
			const taken: string[] = [];
			for (const address of refused) if ((await connect(address)) !== 422) taken.push(address);
			const reached: string[] = [];
			let leading = 0;
			for (const name of NAMES) {
				if (await lookup(name).catch(() => null)) leading++;
				await connect(`https://${name}:${inner.port}/hooks/x`);
				if ((await channel("POST", "/test")) !== 503) reached.push(name);
			}
			inner.stop();
			return {
				tried: told(refused.length),
				taken: none(taken),
				"names that lead here": told(leading),
				reached: none(reached),
				connections: is(inner.connections(), 0),
			};
		},
	},
	{
		name: "devices inside the network, and devices without end",
		asked: `none inside is taken or connected to, ${DEVICES} an hour from one address, ${KEPT} of one seat`,
		async run(context) {
			const { url } = context.target;
			const inner = await startInner();
			const { room_code: code, secret } = await openSeat(url, { settings: { pace: "slow" } });
			const path = `/rooms/${code}/push`;
			const headers = { "x-player-secret": secret, ...from(stranger(context, 10)) };
			const put = (over: object = {}) => call(url, "PUT", path, pushWish(over), headers);

			const ways = INWARDS.map((host) => `https://${host}:${inner.port}/`);
			const inside = await Promise.all(ways.map((endpoint) => put({ endpoint })));
			// One after the other, because an address may have only some calls under way.
			const taken: number[] = [];
			for (let i = 0; i < DEVICES; i++) {
				const { status, body } = await put();
				if (status === 200) taken.push(Number(body.id));
			}
			const dropped: { status: number }[] = [];
			for (const id of taken)
				dropped.push(await call(url, "DELETE", `${path}/${id}`, undefined, headers));
			inner.stop();
			return {
				"inside refused": is(tally(inside)[422] ?? 0, ways.length),
				"inside connected": is(inner.connections(), 0),
				devices: is(taken.length, DEVICES - ways.length),
				kept: is(tally(dropped)[200] ?? 0, KEPT),
			};
		},
	},
];

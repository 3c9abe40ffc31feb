import { type AddressInfo, createServer } from "node:net";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { pushWish } from "../../support/days/push-wish.ts";
import type { AttackCase } from "../case.ts";
import { tally } from "./guessing.ts";

/** The default limit of one address (docs/hosting.md "Limits by address"). */
const DEVICES = 240;
/** The devices of one seat. */
const KEPT = 5;

/** Returns addresses of a port on this machine, as somebody would try to hide it. */
const waysTo = (port: number): string[] =>
	[
		...["127.0.0.1", "localhost", "127.1", "2130706433", "0x7f.0.0.1", "0.0.0.0"],
		...["[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::]", "localhost."],
	].map((host) => `https://${host}:${port}/`);

/** Starts a server that counts who connects to it. */
async function startInner() {
	let connections = 0;
	const server = createServer((socket) => {
		connections++;
		socket.destroy();
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const { port } = server.address() as AddressInfo;
	return { port, connections: () => connections, stop: () => server.close() };
}

/** A player names servers behind the server as push services, and then devices without end. */
export const innerDevices: AttackCase = {
	name: "devices inside the network, and devices without end",
	asked: `none inside is taken or connected to, ${DEVICES} an hour from one address, ${KEPT} of one seat`,
	async run({ target: { url }, seed }) {
		const inner = await startInner();
		const host = await WirePlayer.host(url, { pace: "slow" });
		const path = `/rooms/${host.seat.room_code}/push`;
		const headers = {
			"x-player-secret": host.seat.secret,
			"x-forwarded-for": `198.51.${seed % 250}.13`,
		};
		const put = (over: object = {}) => call(url, "PUT", path, pushWish(over), headers);

		const ways = waysTo(inner.port);
		const inside = await Promise.all(ways.map((endpoint) => put({ endpoint })));
		// One after the other, because an address may have only some calls under way.
		const taken: number[] = [];
		for (let i = 0; i < DEVICES; i++) {
			const { status, body } = await put();
			if (status === 200) taken.push(Number(body.id));
		}
		const dropped: number[] = [];
		for (const id of taken)
			dropped.push((await call(url, "DELETE", `${path}/${id}`, undefined, headers)).status);
		host.leave();
		inner.stop();
		const figures = {
			"inside taken": ways.length - (tally(inside.map(({ status }) => status))[422] ?? 0),
			"inside connected": inner.connections(),
			devices: taken.length,
			kept: tally(dropped)[200] ?? 0,
		};
		return {
			figures,
			passed:
				figures["inside taken"] === 0 &&
				figures["inside connected"] === 0 &&
				figures.devices === DEVICES - ways.length &&
				figures.kept === KEPT,
		};
	},
};

import { STATUS } from "#game/status.ts";
import { playTo, QUICK, twoPlayers } from "../../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../../players/wire/player.ts";
import type { AttackCase } from "../case.ts";
import { tally } from "./guessing.ts";

const PLAYERS = 8;
/** The places that one address may take at the table of a room for eight. */
const SHARE = 5;
const FANS = 4;

const person = (name: string) => ({
	name,
	device: `the random id of ${name}`,
	meta: { sprite_id: 2, mature: true, accessibility2: "classic" },
});

/** A stranger takes all the seats that one address may have, and comes back after the kick. */
export const kickedCrowd: AttackCase = {
	name: "seats taken by one address, and again after the kick",
	asked: `${SHARE} places at most, one kick empties them and the audience, and the address stays out while friends come`,
	async run({ target: { url }, seed }) {
		const [home, away, friends] = [13, 14, 15].map((n) => ({
			"x-forwarded-for": `198.51.${seed % 250}.${n}`,
		}));
		const settings = { max_players: PLAYERS };
		const opened = await call(url, "POST", "/rooms", { settings, host: person("Host") }, home);
		const host = await new WirePlayer(url, opened.body.host as WireSeat).connect();
		const { room_code: code } = host.seat;
		let people = 0;
		const come = (as: "players" | "audience", from = away) =>
			call(url, "PUT", `/rooms/${code}/${as}`, person(`Person ${++people}`), from);
		const crowd = await Promise.all(Array.from({ length: 12 }, () => come("players")));
		const fans = await Promise.all(Array.from({ length: FANS }, () => come("audience")));
		const seated = [...crowd, ...fans].filter(({ status }) => status === 200);
		const [first] = seated.map(({ body }) => Number(body.id));
		await host.act("game/vip", { vip_action: { kick_player: first, network: true } });
		const others = () => Object.keys(host.game.players).length - 1;
		await host.until(() => others() === 0).catch(() => {});
		const left = others();
		const back = await Promise.all([
			...Array.from({ length: 12 }, () => come("players")),
			...Array.from({ length: FANS }, () => come("audience")),
			call(url, "PUT", `/rooms/${code}/screens`, {}, away),
		]);
		const friend = await come("players", friends);
		host.leave();
		const statuses = tally(back.map(({ status }) => status));
		const places = crowd.filter(({ status }) => status === 200).length;
		return {
			figures: {
				places,
				audience: seated.length - places,
				"left after the kick": left,
				"refused afterwards": statuses[403] ?? 0,
				friend: friend.status,
			},
			passed:
				places === SHARE &&
				seated.length === SHARE + FANS &&
				left === 0 &&
				Object.keys(statuses).join() === "403" &&
				friend.status === 200,
		};
	},
};

/** Somebody who was kicked from a table comes back by all that they had. */
export const kickedMember: AttackCase = {
	name: "a table read by somebody who was kicked from it",
	asked:
		"neither the former link nor the secret shows shelf, dates or the open room, and it opens no room",
	async run({ target: { url }, seed }) {
		const from = { "x-forwarded-for": `198.51.${seed % 250}.16` };
		const players = await twoPlayers(url, QUICK);
		await playTo(players, STATUS.results);
		const [host, member] = players;
		const { room_code: code } = host.seat;
		const own = { "x-player-secret": host.seat.secret };
		const theirs = { ...from, "x-player-secret": member.seat.secret };
		const named = { name: "Thursday" };
		const { key } = (await call(url, "PUT", `/rooms/${code}/table`, named, own)).body;
		const mine = async ({ seat }: WirePlayer) => {
			const { body } = await call(url, "POST", "/tables/mine", { secrets: [seat.secret] });
			return body as unknown as { key: string; open: unknown }[];
		};
		const read = (who: object) =>
			call(url, "GET", `/tables/${key}`, undefined, who as Record<string, string>);
		const before = (await read(theirs)).body;
		await host.act("game/vip", { vip_action: { play_again: true } });
		await host.reached(STATUS.lobby);
		await host.act("game/vip", { vip_action: { kick_player: member.id, table: true } });
		await member.until(() => member.closed !== null).catch(() => {});
		const comeback = { ...person("Member"), secret: member.seat.secret };
		const after = await Promise.all([
			read(theirs),
			read(from),
			call(url, "GET", `/tables/${key}/weekly/2026-12-03T20:00.ics`, undefined, theirs),
			call(url, "GET", `/rooms/${code}/table`, undefined, theirs),
			call(url, "POST", "/rooms", { table: key, host: person("Member") }, theirs),
			call(url, "PUT", `/rooms/${code}/players`, comeback, theirs),
		]);
		const known = await mine(member);
		const [kept] = await mine(host);
		for (const player of players) player.leave();
		const statuses = tally(after.map(({ status }) => status));
		return {
			figures: {
				"member before": String(before.member),
				"not found": statuses[404] ?? 0,
				refused: statuses[403] ?? 0,
				"tables known": known.length,
				"the host's link": kept?.key === key ? "the former" : "a new one",
			},
			passed:
				before.member === true &&
				statuses[404] === 4 &&
				known.length === 0 &&
				kept !== undefined &&
				kept.key !== key,
		};
	},
};

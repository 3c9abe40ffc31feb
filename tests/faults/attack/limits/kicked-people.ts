import { STATUS } from "#game/status.ts";
import { playTo, QUICK, twoPlayers } from "../../../players/wire/game.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { type AttackCase, is, told } from "../case.ts";
import { from, openSeat, person, stranger, tally, times } from "../senders/calls.ts";

const PLAYERS = 8;
/** The places that one address may take at the table of a room for eight. */
const SHARE = 5;
const FANS = 4;

const guest = (name: string) => person(name, `the random id of ${name}`);

/** A stranger takes all the seats that one address may have, and comes back after the kick. */
export const kickedCrowd: AttackCase = {
	name: "seats taken by one address, and again after the kick",
	asked: `${SHARE} places at most, one kick empties them and the audience, and the address stays out while friends come`,
	async run(context) {
		const { url } = context.target;
		const headersOf = (n: number) => from(stranger(context, n));
		const [home, away, friends] = [headersOf(13), headersOf(14), headersOf(15)];
		const settings = { max_players: PLAYERS };
		const seat = await openSeat(url, { settings, host: guest("Host"), headers: home });
		const host = await new WirePlayer(url, seat).connect();
		const { room_code: code } = seat;
		let people = 0;
		const come = (as: "players" | "audience", headers = away) =>
			call(url, "PUT", `/rooms/${code}/${as}`, guest(`Person ${++people}`), headers);
		const crowd = await Promise.all(times(12, () => come("players")));
		const fans = await Promise.all(times(FANS, () => come("audience")));
		const seated = [...crowd, ...fans].filter(({ status }) => status === 200);
		const [first] = seated.map(({ body }) => Number(body.id));
		await host.act("game/vip", { vip_action: { kick_player: first, network: true } });
		const others = () => Object.keys(host.game.players).length - 1;
		await host.until(() => others() === 0).catch(() => {});
		const left = others();
		const back = await Promise.all([
			...times(12, () => come("players")),
			...times(FANS, () => come("audience")),
			call(url, "PUT", `/rooms/${code}/screens`, {}, away),
		]);
		const friend = await come("players", friends);
		host.leave();
		const places = crowd.filter(({ status }) => status === 200).length;
		return {
			places: is(places, SHARE),
			audience: is(seated.length - places, FANS),
			"left after the kick": is(left, 0),
			"refused afterwards": is(tally(back)[403] ?? 0, back.length),
			friend: is(friend.status, 200),
		};
	},
};

/** Somebody who was kicked from a table comes back by all that they had. */
export const kickedMember: AttackCase = {
	name: "a table read by somebody who was kicked from it",
	asked:
		"neither the former link nor the secret shows shelf, dates or the open room, and it opens no room",
	async run(context) {
		const { url } = context.target;
		const headers = from(stranger(context, 16));
		const players = await twoPlayers(url, QUICK);
		await playTo(players, STATUS.results);
		const [host, member] = players;
		const { room_code: code } = host.seat;
		const own = { "x-player-secret": host.seat.secret };
		const theirs = { ...headers, "x-player-secret": member.seat.secret };
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
		const comeback = { ...guest("Member"), secret: member.seat.secret };
		const after = await Promise.all([
			read(theirs),
			read(headers),
			call(url, "GET", `/tables/${key}/weekly/2026-12-03T20:00.ics`, undefined, theirs),
			call(url, "GET", `/rooms/${code}/table`, undefined, theirs),
			call(url, "POST", "/rooms", { table: key, host: guest("Member") }, theirs),
			call(url, "PUT", `/rooms/${code}/players`, comeback, theirs),
		]);
		const known = await mine(member);
		const [kept] = await mine(host);
		for (const player of players) player.leave();
		return {
			"member before": is(before.member === true, true),
			"not found": is(tally(after)[404] ?? 0, 4),
			refused: told(tally(after)[403] ?? 0),
			"tables known": is(known.length, 0),
			"host's former link": is(kept === undefined || kept.key === key, false),
		};
	},
};

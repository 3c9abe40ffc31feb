import { call, WirePlayer, type WireSeat } from "../../players/wire/player.ts";
import type { AttackCase } from "../case.ts";
import { tally } from "./guessing.ts";

/** Wrong links that one address may try (docs/hosting.md "Limits by address"). */
const GUESSES = 30;
/** Devices that use the same link at once. */
const TAKERS = 20;

/** Strangers use a stolen link at the same time, guess others, and try to shut the owner out. */
export const stolenLinks: AttackCase = {
	name: "stolen links to a seat",
	asked: `one of ${TAKERS} devices gets the seat, ${GUESSES} links are looked up, and the owner takes the seat back`,
	async run({ target: { url }, seed }) {
		const from = (n: number) => ({ "x-forwarded-for": `198.52.${seed % 250}.${n}` });
		const use = (token: string, address: number) =>
			call(url, "POST", "/continueLinks", { token }, from(address));
		const host = await WirePlayer.host(url, {}, "Owner");
		const path = `/rooms/${host.seat.room_code}/continueLink`;
		const asOwner = (method: string, secret: string) =>
			call(url, method, path, undefined, { ...from(1), "x-player-secret": secret });

		const { token } = (await asOwner("POST", host.seat.secret)).body;
		const uses = await Promise.all(
			Array.from({ length: TAKERS }, (_, i) => use(String(token), 10 + i)),
		);
		const takers = tally(uses.map(({ status }) => status));
		const guesses = await Promise.all(
			Array.from({ length: 3 * GUESSES }, (_, i) => use(`guess ${i} of a stranger`, 2)),
		);
		const guessed = tally(guesses.map(({ status }) => status));

		const stolen = uses.find(({ status }) => status === 201)?.body as unknown as WireSeat;
		const thief = await new WirePlayer(url, { ...host.seat, ...stolen }).connect();
		// The thief's secret is later than the owner's, so it ends nothing.
		await asOwner("DELETE", stolen.secret);
		const kept = (await asOwner("GET", host.seat.secret)).status;
		const ended = (await asOwner("DELETE", host.seat.secret)).body.count;
		await thief.until(() => thief.closed !== null).catch(() => {});
		await thief.connect();
		const figures = {
			"got the seat": takers[201] ?? 0,
			"told that it is used": takers[409] ?? 0,
			"links looked up": guessed[404] ?? 0,
			"owner's seat": kept,
			"devices ended": Number(ended),
			thief: thief.seq >= 0 ? "is back in" : "is out",
		};
		host.leave();
		return {
			figures,
			passed:
				takers[201] === 1 &&
				takers[409] === TAKERS - 1 &&
				guessed[404] === GUESSES &&
				kept === 200 &&
				ended === 1 &&
				figures.thief === "is out",
		};
	},
};

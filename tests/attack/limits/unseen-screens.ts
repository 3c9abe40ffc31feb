import { setTimeout as pause } from "node:timers/promises";
import { call, WirePlayer, type WireSeat } from "../../players/wire/player.ts";
import { askForScreen, type Opener, WireScreen } from "../../players/wire/screen.ts";
import type { AttackCase } from "../case.ts";

/** The most screens that a room opens for clients that have only its code. */
const PLACES = 4;
/** Milliseconds in which a screen that still watches would get a patch. */
const SETTLED = 500;

const person = (name: string, device: string) => ({
	...{ name, device },
	meta: { sprite_id: 2, mature: true, accessibility2: "classic" },
});

/** A stranger with the code watches unseen, and goes on watching after they were thrown out. */
export const unseenScreens: AttackCase = {
	name: "screens taken unseen",
	asked: `the host sees ${PLACES} quiet screens of a stranger, the host's television has a place, and after a kick none watches on`,
	async run({ target: { url }, seed }) {
		const [home, away] = [`198.51.${seed % 250}.11`, `198.51.${seed % 250}.12`];
		const from = (address: string) => ({ "x-forwarded-for": address });
		const opened = await call(
			url,
			"POST",
			"/rooms",
			{ host: person("Host", "phone ".repeat(4)) },
			from(home),
		);
		const host = await new WirePlayer(url, opened.body.host as WireSeat).connect();
		const { room_code: code } = host.seat;
		const device = "laptop ".repeat(4);
		const joined = await call(
			url,
			"PUT",
			`/rooms/${code}/players`,
			person("Stranger", device),
			from(away),
		);
		const stranger = joined.body as unknown as WireSeat;

		// Some with the device's id as its browser sends it, others by hand.
		const ways: Opener[] = [{ address: away, device }, { address: away }];
		const screens: WireScreen[] = [];
		for (let i = 0; i < PLACES; i++)
			screens.push(await WireScreen.open(url, code, { ...ways[i % ways.length], quiet: true }));
		const fifth = await askForScreen(url, code, { address: away });
		const television = await WireScreen.open(url, code, { address: home });
		await host.until(() => host.game.extra.num_screens === 1).catch(() => {});
		const seen = host.game.extra.num_quiet_screens ?? 0;

		await host.act("game/vip", { vip_action: { kick_player: stranger.id, lock: true } });
		const isClosed = ({ closed }: WireScreen) => closed !== null;
		await host.until(() => screens.every(isClosed)).catch(() => {});
		const heard = () => screens.reduce((sum, { messages }) => sum + messages.length, 0);
		const before = heard();
		await host.act("game/vip", { vip_action: { sparks: false } });
		await television.until(() => !television.game.sparks);
		await pause(SETTLED);
		for (const screen of screens) await screen.connect(url);
		const back = screens.filter(({ seq }) => seq >= 0).length;
		const patches = heard() - before - screens.length; // each gets one refusal
		const figures = {
			"quiet screens seen": seen,
			"fifth refused": fifth.status,
			"screens left": screens.filter((screen) => !isClosed(screen)).length,
			"patches after the kick": patches,
			"back in": back,
			television: television.closed === null ? "watches" : `closed ${television.closed}`,
		};
		for (const one of [host, television, ...screens]) one.leave();
		return {
			figures,
			passed:
				seen === PLACES &&
				fifth.status === 409 &&
				figures["screens left"] === 0 &&
				patches === 0 &&
				back === 0 &&
				figures.television === "watches",
		};
	},
};

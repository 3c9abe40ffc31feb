import { setTimeout as pause } from "node:timers/promises";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { askForScreen, type Opener, WireScreen } from "../../../players/wire/screen.ts";
import { type AttackCase, is } from "../case.ts";
import { from, openSeat, person, stranger } from "../senders/calls.ts";

/** The most screens that a room opens for clients that have only its code. */
const PLACES = 4;
/** Milliseconds in which a screen that still watches would get a patch. */
const SETTLED = 500;

/** A stranger with the code watches unseen, and goes on watching after they were thrown out. */
export const unseenScreens: AttackCase = {
	name: "screens taken unseen",
	asked: `the host sees ${PLACES} quiet screens of a stranger, the host's television has a place, and after a kick none watches on`,
	async run(context) {
		const { url } = context.target;
		const [home, away] = [stranger(context, 11), stranger(context, 12)];
		const phone = person("Host", "phone ".repeat(4));
		const seat = await openSeat(url, { host: phone, headers: from(home) });
		const host = await new WirePlayer(url, seat).connect();
		const { room_code: code = "" } = seat;
		const device = "laptop ".repeat(4);
		const watcher = person("Watcher", device);
		const joined = await call(url, "PUT", `/rooms/${code}/players`, watcher, from(away));

		// Some with the device's id as its browser sends it, others by hand.
		const ways: Opener[] = [{ address: away, device }, { address: away }];
		const screens: WireScreen[] = [];
		for (let i = 0; i < PLACES; i++)
			screens.push(await WireScreen.open(url, code, { ...ways[i % ways.length], quiet: true }));
		const fifth = await askForScreen(url, code, { address: away });
		const television = await WireScreen.open(url, code, { address: home });
		await host.until(() => host.game.extra.num_screens === 1).catch(() => {});
		const seen = host.game.extra.num_quiet_screens ?? 0;

		await host.act("game/vip", { vip_action: { kick_player: joined.body.id, lock: true } });
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
		const left = screens.filter((screen) => !isClosed(screen)).length;
		const { closed } = television;
		for (const one of [host, television, ...screens]) one.leave();
		return {
			"quiet screens seen": is(seen, PLACES),
			"fifth refused": is(fifth.status, 409),
			"screens left": is(left, 0),
			"patches after the kick": is(patches, 0),
			"back in": is(back, 0),
			"television closed": is(closed ?? "no", "no"),
		};
	},
};

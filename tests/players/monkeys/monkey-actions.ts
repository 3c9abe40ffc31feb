import { STATUS } from "#game/status.ts";
import { nameMark } from "../evening/ledger.ts";
import { ACTIONS, idsSeenBy, POWERS, pick, type View } from "../what-may-be-sent.ts";
import { nextPage } from "../wire/reading.ts";
import { type Seated, takeTurnWith } from "../wire/turn.ts";
import type { Monkey } from "./monkey.ts";
import type { MonkeyRoom } from "./monkey-room.ts";
import type { MonkeyStep } from "./script.ts";

/** One kind of thing that a monkey does. Resolves when it is done; rejects on a fault. */
export interface MonkeyAction {
	/** How often it happens, in comparison with the others. */
	weight: number;
	do(monkey: Monkey, step: MonkeyStep, room: MonkeyRoom): unknown;
}

/** Events of the connection, the seat and the room besides single actions. */
const HABITS: Record<string, MonkeyAction> = {
	"takes their turn": {
		weight: 30,
		do: (monkey, { what }, room) => playTurn(monkey, () => room.write(monkey, what)),
	},
	"cuts the line": { weight: 2, do: (monkey, { what }) => monkey.loseTheLine(what * 20) },
	sleeps: { weight: 2, do: (monkey, { what }) => monkey.sleep(what * 20) },
	"opens another tab": { weight: 2, do: (monkey) => monkey.dial() },
	"asks for everything again": {
		weight: 2,
		do: (monkey) => monkey.isOpen && monkey.raw({ resync: true }),
	},
	"sends a message twice": {
		weight: 4,
		do: (monkey, { which }) => {
			const message = pick(monkey.acknowledged, which);
			if (message) monkey.repeat(message);
		},
	},
	"sends a message without an id": {
		weight: 1,
		do: (monkey, { what }) =>
			monkey.isOpen && monkey.raw(monkey.envelope(what % 2 === 0 ? "game/ready" : "game/start")),
	},
	"sends junk": {
		weight: 1,
		do: (monkey, { what }) =>
			monkey.isOpen &&
			monkey.raw(monkey.envelope("story/vote", { id: `junk${what}`, vote: { id: String(what) } })),
	},
	"brings a latecomer": {
		weight: 1.5,
		do: (_monkey, { what }, room) => room.latecomer(what % 3 > 0, what % 7 > 0),
	},
	"asks for the other kind of seat": {
		weight: 1,
		do: (monkey, _step, room) => room.asksAgain(monkey, !monkey.player.data.audience),
	},
	"comes back": { weight: 2, do: (_monkey, { which }, room) => room.comesBack(which) },
	"shares a story": {
		weight: 1,
		do: (monkey, { which }, room) =>
			room.call("PUT", `/stories/${idsSeenBy(monkey).story(which)}`, {
				secret: monkey.seat.secret,
			}),
	},
};

/** A monkey's view of its game. */
const viewOf = (monkey: Monkey, room: MonkeyRoom): View => ({
	id: monkey.id,
	game: monkey.game,
	player: monkey.player,
	write: (n) => room.write(monkey, n),
});

/** Everything that a monkey does, by its name. */
export const MONKEY_ACTIONS: ReadonlyMap<string, MonkeyAction> = new Map<string, MonkeyAction>([
	...Object.entries(HABITS),
	...Object.entries(ACTIONS).map(([name, { weight, body }]): [string, MonkeyAction] => [
		name,
		{
			weight: weight.wire,
			do: (monkey, step, room) =>
				monkey.act(name, body(viewOf(monkey, room), step, idsSeenBy(monkey))),
		},
	]),
	...Object.entries(POWERS).map(([power, { weight, value, details }]): [string, MonkeyAction] => [
		power,
		{
			weight: weight.wire,
			do: (monkey, step, room) => {
				// The host, and now and then another player.
				const host = step.what % 9 > 0 ? room.host : monkey;
				return host?.act("game/vip", {
					vip_action: { [power]: value(idsSeenBy(host), step), ...details?.(step) },
				});
			},
		},
	]),
]);

/** Returns whether the room plays again and waits for the player to join. */
export const isAskedAgain = ({ game, seat }: Seated): boolean =>
	game.players[seat.id]?.data.asked === true;

/** Takes the turn that the state asks for, as a player does who plays on and writes these parts. */
export async function playTurn(who: Seated, part: () => string): Promise<void> {
	const { game, seat } = who;
	const isHost = game.host_id === seat.id;
	if (isHost && (game.paused_at ?? null) !== null)
		await who.act("game/vip", { vip_action: { pause: false } });
	if (isAskedAgain(who)) await who.act("game/again");
	if (isHost && game.status === STATUS.lobby) await who.act("game/start");
	const next = isHost && game.reading ? nextPage(game) : undefined;
	if (next) await who.act("game/vip", { vip_action: { read_to: next } });
	await takeTurnWith({ character: (_, index) => `${nameMark(seat.id, index)} 1`, part }, who);
}

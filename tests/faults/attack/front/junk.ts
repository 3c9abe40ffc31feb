import { setTimeout as pause } from "node:timers/promises";
import { Dice } from "../../../players/wire/dice.ts";
import type { WireSeat } from "../../../players/wire/player.ts";
import { residentMb } from "../../../support/process-cost.ts";
import { type AttackCase, below, is, told } from "../case.ts";
import { openSeat } from "../senders/calls.ts";
import { frame, OP, RawSocket } from "../senders/raw-socket.ts";
import { p99Limit, whileOthersPlay } from "../waits/others.ts";

const FRAMES = { small: 1000, full: 10_000 };
/** Frames per connection, which may be closed sooner. */
const VOLLEY = 10;
const MEMORY = 100;
const P99 = 500;
/** Milliseconds of measurement before the attack. */
const CALM = 3000;

/** Sends seeded junk with and without a seat while others play. */
export const junk: AttackCase = {
	name: "junk frames",
	asked: `others' p99 < ${P99} ms and none refused, memory < +${MEMORY} MB, healthy`,
	async run({ target, small, seed }) {
		const { url, pid } = target;
		const dice = new Dice(seed);
		const seat = await openSeat(url);
		const before = await residentMb(pid ?? 0);
		const wanted = small ? FRAMES.small : FRAMES.full;
		const calm = await whileOthersPlay(url, () => pause(CALM));
		const { result, others } = await whileOthersPlay(url, () => throwJunk(url, seat, dice, wanted));
		const more = Math.round((await residentMb(pid ?? 0)) - before);
		const { ok } = await fetch(`${url}/healthz`);
		const host = await RawSocket.open(url, seat);
		const isSeated = (await host.seated()) && host.isOpen;
		host.drop();
		return {
			frames: told(wanted),
			connections: told(result),
			"p99 before": told(calm.others.actions.p99),
			p99: below(others.actions.p99, p99Limit(P99, calm.others.actions.p99, small)),
			refused: is(others.refused, 0),
			// A system without /proc does not tell the memory of a process.
			"MB more": Number.isNaN(more) ? told("left out") : below(more, MEMORY),
			healthy: is(ok, true),
			"in the seat afterwards": is(isSeated, true),
			seed: told(seed),
		};
	},
};

/** Sends this number of frames. Returns the number of connections it took. */
async function throwJunk(url: string, seat: WireSeat, dice: Dice, frames: number): Promise<number> {
	let connections = 0;
	for (let sent = 0; sent < frames; sent += VOLLEY) {
		const isSeated = dice.chance(0.5);
		const socket = await RawSocket.open(
			url,
			isSeated ? seat : { ...seat, secret: "a secret of nobody's" },
		);
		connections++;
		if (isSeated) await socket.seated();
		for (let i = 0; i < VOLLEY; i++) socket.send(anyJunk(dice, seat));
		await socket.isAlive();
		socket.drop();
	}
	return connections;
}

function anyJunk(dice: Dice, seat: WireSeat): Buffer {
	const bytes = Buffer.from(
		Array.from({ length: dice.below(dice.of([4, 130, 2000])) }, () => dice.below(256)),
	);
	const kinds = [
		() => bytes,
		() =>
			frame({
				opcode: dice.below(16),
				payload: bytes,
				fin: dice.chance(0.7),
				reserved: dice.chance(0.2) ? dice.below(8) : 0,
			}),
		() => frame({ opcode: OP.text, payload: bytes.toString("latin1") }),
		() => frame({ opcode: OP.text, payload: dice.of(ODD_TEXTS) }),
		() => frame({ opcode: OP.text, payload: JSON.stringify(oddMessage(dice, seat)) }),
	];
	return dice.of(kinds)();
}

const ODD_TEXTS = [
	"",
	"null",
	"[]",
	"{",
	'"',
	"1e999",
	'{"resync":1}',
	"[".repeat(5000),
	'{"a":'.repeat(3000),
	'{"__proto__":{"x":1}}',
];
const ODD_VALUES = [
	null,
	-1,
	1e308,
	"",
	"\u0000",
	"\ud800",
	"__proto__",
	[],
	{},
	{ id: {} },
	"x".repeat(20_000),
	true,
	"🦊".repeat(500),
];
const ACTIONS = [
	"game/start",
	"game/vip",
	"story/submit",
	"story/react",
	"constructor",
	"__proto__",
	"toString",
	"",
];

/** Returns a message of the right seat with odd values. */
function oddMessage(dice: Dice, { id, secret, game_id }: WireSeat): object {
	const odd = () => dice.of(ODD_VALUES);
	return {
		game_id: dice.chance(0.8) ? game_id : odd(),
		player_id: dice.chance(0.8) ? id : odd(),
		player_secret: dice.chance(0.8) ? secret : odd(),
		player_action: dice.chance(0.8) ? dice.of(ACTIONS) : odd(),
		...(dice.chance(0.5) && { id: odd() }),
		...(dice.chance(0.5) && { vip_action: odd() }),
		...(dice.chance(0.5) && { submission: odd() }),
		...(dice.chance(0.5) && { reaction: { meta: odd() } }),
	};
}

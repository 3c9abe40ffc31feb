import { type AttackCase, type Context, is } from "../case.ts";
import {
	type Attacker,
	countVisits,
	guessAdminKey,
	guessCode,
	guessFromNetwork,
	joinRoom,
	openAs,
	openSeat,
	playBesideGuesser,
	postFormBodies,
	type Sender,
	sendMany,
	stranger,
	type Tally,
	tally,
} from "../senders/calls.ts";

/** The default limits of one address (docs/hosting.md "Limits by address"). */
const GUESSES = 30;
const ROOMS = 30;
const JOINS = 120;

/** Calls that one address may make so often and no more. */
interface LimitedCalls {
	name: string;
	sender(context: Context): Sender | Promise<Sender>;
	calls: number;
	/** Calls at a time; all of them by default. */
	atOnce?: number;
	/** The statuses that must be among the answers, each with its number. */
	statuses: Tally;
}

const LIMITED: LimitedCalls[] = [
	{
		name: "codes guessed at once",
		sender: () => guessCode,
		calls: 230,
		statuses: { 404: GUESSES, 429: 230 - GUESSES },
	},
	{
		name: "admin keys guessed at once",
		sender: () => guessAdminKey,
		calls: 60,
		statuses: { 403: GUESSES, 429: 60 - GUESSES },
	},
	{
		name: "codes guessed from one IPv6 network",
		sender: ({ seed }) => guessFromNetwork(`2001:db8:${(seed % 65_535).toString(16)}:1`),
		calls: GUESSES + 10,
		atOnce: 1,
		statuses: { 404: GUESSES, 429: 10 },
	},
	{
		name: "rooms opened",
		sender: () => openAs(),
		calls: ROOMS + 20,
		atOnce: 10,
		statuses: { 201: ROOMS, 429: 20 },
	},
	{
		name: "a room joined",
		sender: async ({ target }) => joinRoom((await openSeat(target.url)).room_code ?? ""),
		calls: JOINS + 10,
		atOnce: 10,
		statuses: { 429: 10 },
	},
];

const attackerOf = (context: Context, n: number): Attacker => ({
	url: context.target.url,
	address: stranger(context, n),
});

/** Calls that an address may make only so often, and what may be done beside them. */
export const LIMIT_CASES: AttackCase[] = [
	...LIMITED.map(
		({ name, sender, calls, atOnce, statuses }, n): AttackCase => ({
			name: `${name} without end`,
			asked: `of ${calls} calls ${Object.entries(statuses).map(([status, count]) => `${count} get ${status}`)}, with Retry-After`,
			async run(context) {
				const answers = await sendMany(
					await sender(context),
					attackerOf(context, n + 1),
					calls,
					atOnce,
				);
				return {
					...Object.fromEntries(
						Object.entries(statuses).map(([status, count]) => [
							status,
							is(answers.statuses[Number(status)] ?? 0, count),
						]),
					),
					"retry after": is(answers.retryAfter > 0, true),
				};
			},
		}),
	),
	{
		name: "guesses beside a seat",
		asked: "an address that has guessed too often gets in with a seat's secret and not otherwise",
		async run(context) {
			const options = { guesses: GUESSES + 20, dials: 20 };
			const beside = await playBesideGuesser(attackerOf(context, 8), options);
			return {
				"right code": is(beside.code, 429),
				"rejoining with the secret": is(beside.rejoin, 200),
				"seat's connection": is(beside.seat, "in"),
				"wrong secret": is(beside.wrongSecret, 429),
			};
		},
	},
	{
		name: "visits without end",
		asked: "one visit a minute is counted",
		async run(context) {
			const { counted } = await countVisits(attackerOf(context, 9), 20);
			return { counted: is(counted, 1) };
		},
	},
	{
		name: "bodies that forms of other sites send",
		asked: "only JSON is read",
		async run({ target: { url } }) {
			const statuses = await postFormBodies(url);
			return { "refused with 415": is(tally(statuses.map((status) => ({ status })))[415] ?? 0, 5) };
		},
	},
];

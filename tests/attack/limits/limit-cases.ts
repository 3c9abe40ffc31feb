import type { AttackCase, Context } from "../case.ts";
import {
	guessAdminKeyAtOnce,
	guessCodesAtOnce,
	guessFromOneNetwork,
	playBesideGuesser,
} from "./guessing.ts";
import { countVisits, joinOften, openRooms, postFormBodies } from "./opening-rooms.ts";

/** The default limits of one address (docs/hosting.md "Limits by address"). */
const GUESSES = 30;
const ROOMS = 30;
const JOINS = 120;

/** Returns an address that no other case of this run uses. */
const stranger = ({ seed }: Context, n: number) => `198.51.${seed % 250}.${n}`;

export const guessing: AttackCase = {
	name: "guesses all at once",
	asked: `${GUESSES} codes and no more are looked up from one address or IPv6 network, and its seats are not locked out`,
	async run(context) {
		const { url } = context.target;
		const codes = await guessCodesAtOnce({ url, address: stranger(context, 1), guesses: 230 });
		const keys = await guessAdminKeyAtOnce({ url, address: stranger(context, 2), guesses: 60 });
		const network = `2001:db8:${(context.seed % 65_535).toString(16)}:1`;
		const network64 = await guessFromOneNetwork({ url, network, guesses: GUESSES + 10 });
		const beside = await playBesideGuesser({
			url,
			address: stranger(context, 3),
			guesses: GUESSES + 20,
			dials: 20,
		});
		return {
			figures: {
				codes: codes[404] ?? 0,
				keys: keys[403] ?? 0,
				"IPv6 network": network64[404] ?? 0,
				...beside,
			},
			passed:
				codes[404] === GUESSES &&
				keys[403] === GUESSES &&
				network64[404] === GUESSES &&
				beside.seat === "in" &&
				beside.rejoin === 200 &&
				beside.code === 429 &&
				beside.wrongSecret === 429,
		};
	},
};

export const floods: AttackCase = {
	name: "rooms, joins and visits without end",
	asked: `${ROOMS} rooms an hour, ${JOINS} joins a minute, one visit a minute, Retry-After, and only JSON is read`,
	async run(context) {
		const { url } = context.target;
		const rooms = await openRooms({ url, address: stranger(context, 4), calls: ROOMS + 20 });
		const joins = await joinOften({ url, address: stranger(context, 5), calls: JOINS + 10 });
		const visits = await countVisits({ url, address: stranger(context, 6), calls: 20 });
		const forms = new Set(Object.values(await postFormBodies({ url })));
		return {
			figures: {
				rooms: rooms.statuses[201] ?? 0,
				"retry after": rooms.retryAfter,
				"joins refused": joins.statuses[429] ?? 0,
				visits: visits.counted,
				forms: [...forms].join(),
			},
			passed:
				rooms.statuses[201] === ROOMS &&
				rooms.retryAfter > 0 &&
				joins.statuses[429] === 10 &&
				visits.counted === 1 &&
				[...forms].join() === "415",
		};
	},
};

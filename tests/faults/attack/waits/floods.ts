import { STATUS } from "#game/status.ts";
import { playTo, QUICK } from "../../../players/wire/game.ts";
import { call, WirePlayer } from "../../../players/wire/player.ts";
import { type AttackCase, type Context, type Figures, told } from "../case.ts";
import { type FloodPlan, flood, startEmptyServer } from "../senders/flood.ts";
import { whileOthersPlay } from "./others.ts";

/** Calls a second, and the seconds of each flood in its small and its full size. */
const RATE = { small: 500, full: 2_000 };
const SECONDS = { small: 2, full: 5 };
/** How often each flood is measured in turn; the small size ends with the first round that holds. */
const ROUNDS = { small: 3, full: 5 };
/** A median that the small size allows on any machine, ms. */
const SMALL_MEDIAN = 150;

interface Target extends Pick<FloodPlan, "paths" | "headers"> {
	/** Whether the flood comes from a thousand addresses after the one. */
	alsoFromMany: boolean;
}

interface FloodCase {
	name: string;
	/** The limit of the median of others' actions, as text. */
	asked: string;
	/** Returns that median in ms, from the one during the same flood of an empty server. */
	most(beside: number): number;
	targetOf(context: Context): Promise<Target>;
}

const middle = (values: number[]): number =>
	values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns a case that floods the same paths. */
const floodCase = ({ name, asked, most, targetOf }: FloodCase): AttackCase => ({
	name,
	asked: `the median of others' actions ${asked}`,
	async run(context) {
		const { small, seed, target } = context;
		const { alsoFromMany, ...calls } = await targetOf(context);
		const size = small ? "small" : "full";
		const medianDuring = async (flooded: string, fromMany: boolean) => {
			const work = () =>
				flood({
					...calls,
					url: flooded,
					fromMany,
					network: `198.${18 + (seed % 200)}`,
					rate: RATE[size],
					seconds: SECONDS[size],
				});
			return (await whileOthersPlay(target.url, work)).others.actions.median;
		};
		const empty = await startEmptyServer();
		const figures: Figures = {};
		for (const fromMany of alsoFromMany ? [false, true] : [false]) {
			const medians: { beside: number[]; during: number[] } = { beside: [], during: [] };
			let held = false;
			// A shared machine stalls now and then. A flood that works does so in each round.
			for (let i = 0; i < ROUNDS[size] && !held; i++) {
				const [beside, during] = [
					await medianDuring(empty.url, fromMany),
					await medianDuring(target.url, fromMany),
				];
				medians.beside.push(beside);
				medians.during.push(during);
				held = small && during <= Math.max(SMALL_MEDIAN, 4 * beside);
			}
			const [beside, during] = [middle(medians.beside), middle(medians.during)];
			const from = fromMany ? "many addresses" : "one address";
			figures[`ms beside, ${from}`] = told(beside);
			figures[`ms, ${from}`] = { value: during, holds: small ? held : during <= most(beside) };
		}
		await empty.stop();
		return figures;
	},
});

const pageFlood = floodCase({
	name: "a flood of pages",
	asked: "grows by at most 20 % beside the same flood of an empty server",
	most: (beside) => 1.2 * beside,
	targetOf: async () => ({
		alsoFromMany: true,
		paths: ["/about", "/game/ABCD", "/play/join?code=QQQQ", "/favicon.svg", "/no/such/page"],
	}),
});

/** Its calls cost more than pages, and each address has few of them. */
const SHORT_WAIT = { asked: "is at most 100 ms", most: () => 100 };

const SIGN_IN = new URLSearchParams({
	client_id: "plotluck",
	response_type: "code",
	scope: "openid",
	state: "s".repeat(512),
	nonce: "n".repeat(512),
	code_challenge: "c".repeat(43),
	code_challenge_method: "S256",
});

const signInFlood = floodCase({
	name: "a flood of sign-ins that begin",
	...SHORT_WAIT,
	async targetOf({ target }) {
		const query = new URLSearchParams([...SIGN_IN, ["redirect_uri", target.url]]);
		// Each of a thousand addresses may begin to sign in.
		return { alsoFromMany: false, paths: [`/oidc/auth?${query}`] };
	},
});

const storyFlood = floodCase({
	name: "a flood of readers of one story",
	...SHORT_WAIT,
	async targetOf({ target }) {
		const { url } = target;
		const writer = await WirePlayer.host(
			url,
			{ ...QUICK, game_mode: "solo_mode" },
			"Writer",
			false,
		);
		await playTo([writer], STATUS.results);
		const { secret } = writer.seat;
		const [story] = writer.player.own_stories;
		const { body } = await call(url, "PUT", `/stories/${story}`, { secret });
		const game = writer.game.last_game?.id;
		await writer.act("game/vip", { vip_action: { play_again: true } });
		writer.leave();
		return {
			alsoFromMany: true,
			paths: [
				`/view/${body.shortcut}`,
				`/api/v3/stories/view/${body.shortcut}`,
				`/api/v3/games/${game}`,
			],
			headers: { "x-player-secret": secret },
		};
	},
});

export const FLOOD_CASES: AttackCase[] = [pageFlood, signInFlood, storyFlood];

import { STATUS } from "#game/status.ts";
import type { PowerName, PowerValue, WireActionName } from "#game/wire/bodies.ts";
import { nameMark } from "../evening/ledger.ts";
import { takeTurn } from "../wire/game.ts";
import type { Monkey } from "./monkey.ts";
import type { Step } from "./script.ts";
import type { Troop } from "./troop.ts";
import { isUnread } from "./unread.ts";

/** One kind of thing that a monkey does. Resolves when it is done; rejects on a fault. */
export interface Errand {
	/** How often it happens, in comparison with the others. */
	weight: number;
	do(monkey: Monkey, step: Step, troop: Troop): unknown;
}

/** A row of the tables of actions. The body has the right form, and mostly fits the state. */
interface Row<Body = object> {
	weight: number;
	body(monkey: Monkey, step: Step, troop: Troop): Body;
}

const pick = <T>(items: readonly T[], n: number): T | undefined =>
	items[n % Math.max(1, items.length)];
const NOBODY = 1;
const idsOf = (of: object) => Object.keys(of).map(Number);
const anyStory = ({ game }: Monkey, n: number) => pick(idsOf(game.stories), n) ?? NOBODY;
const anyPart = ({ game }: Monkey, n: number) =>
	pick(
		Object.values(game.stories).flatMap(({ submissions }) => idsOf(submissions)),
		n,
	) ?? NOBODY;
const anybody = ({ game }: Monkey, n: number) => pick(idsOf(game.players), n) ?? NOBODY;
const flags = (monkey: Monkey, { what, which }: Step) =>
	what % 5 > 0 ? {} : { flagged_submissions: [anyPart(monkey, which)].filter((id) => id > NOBODY) };

function names({ id, game }: Monkey, { what }: Step) {
	const { num_otp_characters, num_characters_submit } = game.settings;
	const count = what % 10 === 0 ? 1 : num_otp_characters || num_characters_submit;
	return Array.from({ length: count }, (_, n) => ({
		name: `${nameMark(id, what % 11 === 0 ? 0 : n)} ${what}`,
		meta: { mature: what % 2 === 0 },
	}));
}

const nothing = { weight: 1, body: () => ({}) };

/** Every action of the wire. An action without a row does not compile. */
const ACTIONS: { [A in Exclude<WireActionName, "game/vip">]: Row } = {
	"game/start": nothing,
	"game/again": nothing,
	"game/settings": {
		weight: 0.5,
		body: (_monkey, { what }) => ({ settings: { num_switches: 1 + (what % 2) } }),
	},
	"game/ready": nothing,
	"game/ackMinor": nothing,
	"game/exit": { weight: 0.4, body: () => ({}) },
	"game/character": { weight: 1, body: (monkey, step) => ({ characters: names(monkey, step) }) },
	"game/otpCharacter": {
		weight: 1,
		body: (monkey, step) => ({
			characters: names(monkey, step),
			story: { settings: { mature: step.what % 3 > 0 } },
		}),
	},
	"story/create": {
		weight: 1,
		body: ({ player }, { what }) => ({
			story: {
				id: player.current_story?.id ?? NOBODY,
				characters: idsOf(player.characters).slice(0, 1 + (what % 4)),
				settings: { mature: what % 2 === 0 },
			},
		}),
	},
	"story/submit": {
		weight: 12,
		body: (monkey, step, troop) => ({
			submission: { id: partOf(monkey), content: troop.write(monkey, step.what) },
			...(step.which % 3 === 0 && { done_submission: step.which % 2 === 0 }),
			...flags(monkey, step),
		}),
	},
	"prompt/swap": {
		weight: 1,
		body: (monkey, { what }) => ({ submission: partOf(monkey), prompt: what % 3 }),
	},
	"story/title": {
		weight: 1,
		body: (monkey, step) => ({
			story: {
				id: monkey.player.current_story?.id ?? anyStory(monkey, step.which),
				meta: { title: `Title ${step.what}` },
			},
			...flags(monkey, step),
		}),
	},
	"story/react": {
		weight: 5,
		body: (monkey, step) => {
			const { game, player } = monkey;
			const story = anyStory(monkey, step.which);
			const before = Object.values(player.reactions).find(({ story_id }) => story_id === story);
			const parts = Object.values(game.stories[story]?.submissions ?? {});
			return {
				reaction: {
					id: step.what % 2 === 0 ? (before?.id ?? -1) : -1,
					story_id: story,
					meta: {
						submission_reactions: parts
							.sort((a, b) => a.index - b.index)
							.map(({ id }) =>
								player.own_submissions.includes(id) && step.what % 6 > 0
									? []
									: [step.what % 7, step.which % 7],
							),
					},
				},
				...flags(monkey, step),
			};
		},
	},
	"story/vote": {
		weight: 4,
		body: (monkey, { what, which }) => ({
			vote: {
				id: pick(idsOf(monkey.game.awards), what) ?? NOBODY,
				story_id: anyStory(monkey, which),
			},
		}),
	},
	"line/mark": {
		weight: 3,
		body: (monkey, { what, which }) => ({
			submission: anyPart(monkey, which),
			sentence: what % 4 === 0 ? null : what % 3,
		}),
	},
	"reveal/skip": nothing,
	"submission/censor": {
		weight: 1,
		body: (monkey, { which, what }) => ({
			vip_action: { censor_submission: [anyPart(monkey, which), anyPart(monkey, what)] },
		}),
	},
	"submission/censor2": {
		weight: 0.5,
		body: () => ({ vip_action: { censor_submission: [] } }),
	},
};

/** Every power of the host. A power without a row does not compile. */
const POWERS: { [P in PowerName]: Row<PowerValue<P>> } = {
	skip_submission: { weight: 0.6, body: () => true },
	kick_player: { weight: 0.3, body: (monkey, { which }) => anybody(monkey, which) },
	skip_player: { weight: 0.6, body: (monkey, { which }) => anybody(monkey, which) },
	close_game: { weight: 0.02, body: () => true },
	confirm_censor: { weight: 0.5, body: () => true },
	pass_crown: { weight: 2, body: (monkey, { which }) => anybody(monkey, which) },
	lock_room: { weight: 1, body: (_monkey, { what }) => what % 3 === 0 },
	let_back: {
		weight: 0.5,
		body: ({ player }, { which }) => pick(idsOf(player.shown_out ?? {}), which) ?? NOBODY,
	},
	sparks: { weight: 1, body: (_monkey, { what }) => what % 2 === 0 },
	sparks_of: {
		weight: 0.5,
		body: (monkey, { which, what }) => ({
			player_id: anybody(monkey, which),
			on: what % 2 === 0,
		}),
	},
	overlay: { weight: 0.3, body: (_monkey, { what }) => what % 2 === 0 },
	pause: { weight: 4, body: (_monkey, { what }) => what % 5 < 2 },
	add_minute: { weight: 0.4, body: () => true },
	play_again: { weight: 1, body: () => true },
	read_to: {
		weight: 3,
		body: (monkey, { which, what }) => ({
			story_id: anyStory(monkey, which),
			part: what % 4,
			...(which % 3 === 0 && { page: what % 5 }),
		}),
	},
};

/** What happens to the line, the seat and the room besides single actions. */
const HABITS: Record<string, Errand> = {
	"takes their turn": { weight: 30, do: (monkey, step, troop) => turn(monkey, step, troop) },
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
		do: (_monkey, { what }, troop) => troop.latecomer(what % 3 > 0, what % 7 > 0),
	},
	"asks for the other kind of seat": {
		weight: 1,
		do: (monkey, _step, troop) => troop.asksAgain(monkey, !monkey.player.data.audience),
	},
	"comes back": { weight: 2, do: (_monkey, { which }, troop) => troop.comesBack(which) },
	"shares a story": {
		weight: 1,
		do: (monkey, { which }, troop) =>
			troop.call("PUT", `/stories/${anyStory(monkey, which)}`, { secret: monkey.seat.secret }),
	},
};

const actionRows = Object.entries(ACTIONS) as [WireActionName, Row][];
const powerRows = Object.entries(POWERS) as [PowerName, Row<unknown>][];

/** Everything that a monkey does, by its name. */
export const ERRANDS: ReadonlyMap<string, Errand> = new Map<string, Errand>([
	...Object.entries(HABITS),
	...actionRows.map(([name, { weight, body }]): [string, Errand] => [
		name,
		{ weight, do: (monkey, step, troop) => monkey.act(name, body(monkey, step, troop)) },
	]),
	...powerRows.map(([power, { weight, body }]): [string, Errand] => [
		power,
		{
			weight,
			do: (monkey, step, troop) => {
				// The host, and now and then somebody who is not.
				const host = step.what % 9 > 0 ? troop.host : monkey;
				return host?.act("game/vip", { vip_action: { [power]: body(host, step, troop) } });
			},
		},
	]),
]);

const partOf = ({ player }: Monkey) => player.current_submission?.id ?? NOBODY;

/** Returns whether the room plays again and waits for the monkey to join. */
export const isAsked = ({ game, id }: Monkey): boolean => game.players[id]?.data.asked === true;

/** Does what the state asks for, as somebody does who wants to play on. */
export async function turn(monkey: Monkey, step: Step, troop: Troop): Promise<void> {
	const { game, player } = monkey;
	const isHost = game.host_id === monkey.id;
	if (isHost && (game.paused_at ?? null) !== null)
		await monkey.act("game/vip", { vip_action: { pause: false } });
	if (isAsked(monkey)) await monkey.act("game/again");
	if (isHost && game.status === STATUS.lobby) await monkey.act("game/start");
	if (isHost && game.reading) await turnThePage(monkey);
	if (player.status === STATUS.characters && !player.data.audience) {
		const isPair = game.settings.num_otp_characters > 0;
		const characters = names(monkey, { ...step, what: 1 });
		if (!isPair) await monkey.act("game/character", { characters });
		else
			await monkey.act("game/otpCharacter", {
				characters,
				story: { settings: { mature: false } },
			});
	} else if (player.status === STATUS.storyWrite) {
		const content = troop.write(monkey, step.what);
		await monkey.act("story/submit", {
			submission: { id: partOf(monkey), content },
			done_submission: true,
		});
	} else if (player.status === STATUS.reacting) await read(monkey);
	else await takeTurn(monkey);
}

/** Reacts to every part of the first unread story that the monkey did not write. */
async function read(monkey: Monkey): Promise<void> {
	const { game, player } = monkey;
	const story = Object.values(game.stories).find((one) => isUnread(one, player));
	if (!story) return;
	const before = Object.values(player.reactions).find(({ story_id }) => story_id === story.id);
	const parts = Object.values(story.submissions).sort((a, b) => a.index - b.index);
	const submission_reactions = parts.map(({ id }) =>
		player.own_submissions.includes(id) ? [] : [3],
	);
	await monkey.act("story/react", {
		reaction: { id: before?.id ?? -1, story_id: story.id, meta: { submission_reactions } },
	});
}

/** Opens the next part for everybody. */
async function turnThePage(monkey: Monkey): Promise<void> {
	const { reading, stories } = monkey.game;
	const pages = Object.values(stories)
		.sort((a, b) => a.meta.index - b.meta.index)
		.flatMap(({ id, submissions }) =>
			Object.keys(submissions).map((_, part) => ({ story_id: id, part })),
		);
	const at = pages.findIndex(
		({ story_id, part }) => story_id === reading?.story_id && part === reading.part,
	);
	const next = pages[at + 1];
	if (next) await monkey.act("game/vip", { vip_action: { read_to: next } });
}

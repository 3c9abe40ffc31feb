import { packLanguage } from "#game/settings.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { SEED_PACKS } from "../../../db/seeds/index.ts";
import type { Ledger } from "./ledger.ts";

/**
 * Returns violations of docs/game.md "Stories and the ring": each part goes to the next player of
 * the ring, and every player writes once per turn.
 */
export function ringFaults(game: Game, ledger: Ledger): string[] {
	const faults: string[] = [];
	const next = new Map<number, number>();
	for (const { id, captain } of Object.values(game.stories)) {
		const writers = ledger.partsOf(id).map(({ writer }) => writer);
		if (writers.length !== game.settings.num_switches)
			faults.push(`story ${id} has ${writers.length} parts`);
		if (writers[0] !== captain?.id)
			faults.push(`story ${id} of ${captain?.id} is begun by ${writers[0]}`);
		for (const [i, writer] of writers.slice(1).entries()) {
			const before = writers[i] ?? 0;
			if (before === writer && ledger.players.length > 1)
				faults.push(`${writer} writes twice running in ${id}`);
			if ((next.get(before) ?? writer) !== writer)
				faults.push(`after ${before} comes ${writer}, and elsewhere ${next.get(before)}`);
			next.set(before, writer);
		}
	}
	for (let index = 0; index < game.settings.num_switches; index++) {
		const writers = new Set(
			[...ledger.parts.values()].filter((part) => part.index === index).map(({ writer }) => writer),
		);
		if (writers.size !== ledger.players.length)
			faults.push(`part ${index} is written by ${[...writers]}`);
	}
	return faults;
}

/**
 * Returns faults of the hands: each is full, holds no character that its player submitted, and
 * shares none with another hand.
 */
export function handFaults(ledger: Ledger): string[] {
	const faults: string[] = [];
	const { settings, hands } = ledger;
	const dealt = [...hands.values()].flat().map(({ id }) => id);
	if (new Set(dealt).size < dealt.length) faults.push(`a character was dealt twice: ${dealt}`);
	for (const [player, hand] of hands) {
		const own = hand.filter(({ name }) => ledger.ownerOf(name) === player);
		const locked = hand.filter(({ meta }) => meta.locked);
		if (hand.length !== settings.num_characters_submit)
			faults.push(`${player} holds ${hand.length} characters`);
		if (!settings.self_shuffle && own.length > 0)
			faults.push(`${player} holds their own ${own.map(({ name }) => name)}`);
		if (locked.length > 0 !== (settings.game_mode === "self_insert"))
			faults.push(`${player} holds ${locked.length} players`);
		for (const { name, meta } of hand) {
			if (ledger.ownerOf(name) === undefined || meta.locked === name.startsWith("‹"))
				faults.push(`${player} holds ${name}`);
		}
	}
	return faults;
}

/** Returns the casts and ratings of the stories that the game shows. */
export const shownCasts = ({ stories }: Game) =>
	Object.values(stories).map(({ id, characters, settings }) => ({
		id,
		names: namesOf(Object.values(characters)),
		...settings,
	}));

/** Returns the casts and ratings that were chosen, entered or drawn. */
export function expectedCasts(game: Game, ledger: Ledger): ReturnType<typeof shownCasts> {
	return Object.values(game.stories).map((story) => {
		const { id, captain } = story;
		const chosen = ledger.casts.get(id);
		if (chosen) return { id, names: namesOf(chosen.cast), mature: chosen.mature };
		const entered = ledger.pairs.get(captain?.id ?? 0);
		const submitted = ledger.submitted.get(captain?.id ?? 0) ?? [];
		return entered === undefined
			? drawnCast(story, ledger)
			: { id, names: namesOf(submitted), mature: entered };
	});
}

/** Returns the shown cast if it is a valid draw from the submitted characters. */
function drawnCast({ id, captain, characters }: WireStory, { settings, submitted }: Ledger) {
	const pool = submitted.get(captain?.id ?? 0) ?? [];
	const drawn = Object.values(characters).filter(({ name }) =>
		pool.some((entered) => entered.name === name),
	);
	const names = namesOf(drawn.slice(0, Math.min(settings.min_characters, pool.length)));
	return {
		id,
		names,
		mature:
			settings.maturity === "MATURE" &&
			(!settings.character_maturity || drawn.every(({ meta }) => meta.mature)),
	};
}

const namesOf = (cast: { name: string }[]) => cast.map(({ name }) => name).sort();

/**
 * Returns faults of the prompts: each part has its number, and no prompt repeats before all others
 * were dealt.
 */
export function promptFaults({ settings, parts }: Ledger): string[] {
	const faults: string[] = [];
	const packs = new Set(
		settings.prompt_packs.flatMap(
			(pack) => SEED_PACKS[packLanguage(pack, settings.language)][pack] ?? [],
		),
	);
	const dealt = [...parts.values()].flatMap(({ prompts }) => prompts);
	for (const { id, prompts } of parts.values()) {
		if (prompts.length !== (settings.multi_prompt ? 3 : 1))
			faults.push(`part ${id} has ${prompts.length} prompts`);
	}
	for (const prompt of new Set(dealt)) {
		const times = dealt.filter((other) => other === prompt).length;
		if (!packs.has(prompt)) faults.push(`“${prompt}” is in none of ${settings.prompt_packs}`);
		if (times > Math.ceil(dealt.length / packs.size))
			faults.push(`“${prompt}” came ${times} times`);
	}
	return faults;
}

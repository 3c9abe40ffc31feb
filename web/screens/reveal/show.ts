import type { Game, WireReveal, WireRevealedAuthor, WireRevealedAward } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { sentences } from "#words/grammar.ts";
import { partName } from "#words/ordinals.ts";
import { awardName } from "../../game/awards.ts";
import { titleOf } from "../../game/stories.ts";
import { foundText } from "../guess/found-text.ts";
import { guessedStory } from "../guess/guessed.ts";

const words = readingWords.reveal;

/** The content of the stage at one time. */
export type Scene =
	| { name: "opening" }
	| { name: "author"; part: number; author: WireRevealedAuthor; number: number; of: number }
	| { name: "award"; award: WireRevealedAward; number: number; of: number }
	| { name: "podium"; step: PodiumStep; places: WireReveal["podium"] };

export type PodiumStep = "third" | "second" | "drum" | "winner";

/** The step in which each place rises. */
export const RISES = { 1: "winner", 2: "second", 3: "third" } as const;

/** The stories on the podium, with their places. */
type Places = WireReveal["podium"];

/** More stories that share a place would not fit. */
const MOST = 3;

/** A step of the podium, with the stories on it. */
interface PodiumColumn {
	place: 1 | 2 | 3;
	stories: Places;
}

/**
 * Returns the steps from left to right. Where several share the second place nobody has the third,
 * and half of them stand on the other side of the winner.
 */
export function podiumSteps(places: Places): readonly PodiumColumn[] {
	const on = (place: number) => places.filter((one) => one.place === place).slice(0, MOST);
	const [second, third] = [on(2), on(3)];
	const half = third.length > 0 ? second.length : Math.ceil(second.length / 2);
	return [
		{ place: 2, stories: second.slice(0, half) },
		{ place: 1, stories: on(1) },
		half < second.length ? { place: 2, stories: second.slice(half) } : { place: 3, stories: third },
	];
}

/** Returns the scenes of a reveal up to now; the last one is on all screens. */
export function scenesOf(game: Game, reveal: WireReveal): Scene[] {
	const of = Object.keys(game.awards).length;
	const awards = reveal.awards.map(
		(award, i): Scene => ({ name: "award", award, number: i + 1, of }),
	);
	const authors = authorScenes(game, reveal);
	const { step, podium } = reveal;
	if (step === "opening") return authors.length > 0 ? authors : [{ name: "opening" }];
	const awarded = [...authors, ...awards];
	if (step === "award") return awarded;
	const places = podium.filter(({ place }) => place > 1);
	if (step !== "winner") return [...awarded, { name: "podium", step, places }];
	return [
		...awarded,
		{ name: "podium", step: "drum", places },
		{ name: "podium", step, places: podium },
	];
}

/** Returns the scenes of the authors that are revealed so far. */
function authorScenes(game: Game, { authors = {} }: WireReveal): Scene[] {
	const parts = game.guessing?.submissions ?? [];
	return parts.flatMap((part, i): Scene[] => {
		const author = authors[part];
		return author ? [{ name: "author", part, author, number: i + 1, of: parts.length }] : [];
	});
}

/** The part of a reveal that says which scene runs. */
export type RunningStep = Pick<WireReveal, "step" | "awards" | "authors">;

/** Returns a key of the scene that runs, which changes with each step. */
export const sceneKey = ({ step, awards, authors = {} }: RunningStep): string =>
	`${step} ${Object.keys(authors).length} ${awards.length}`;

/** A fact of a scene as a screen reader says it. */
export interface Fact {
	key: string;
	text: string;
}

/** Returns the facts of a scene: an author, an award, or the places that are taken so far. */
export function factsOf(game: Game, scene: Scene): Fact[] {
	if (scene.name === "opening") return [];
	if (scene.name === "author") return authorFact(game, scene);
	if (scene.name === "podium")
		return ([3, 2, 1] as const).flatMap((place) => placeFact(game, scene.places, place));
	const { award, winners } = scene.award;
	const name = awardName(game.awards[award]?.meta.name ?? "");
	const stories = winners.map(({ story, writer }) => ({
		title: titleIn(game, story),
		by: writer === null ? null : (game.players[writer]?.name ?? null),
	}));
	const text = stories.length === 0 ? words.saidNobody(name) : words.said(name, stories);
	return [{ key: `award ${award}`, text }];
}

function authorFact(game: Game, { part, author }: Extract<Scene, { name: "author" }>): Fact[] {
	const index = guessedStory(game)?.submissions[part]?.index ?? 0;
	const writer = game.players[author.writer]?.name ?? words.somebody;
	const text = sentences([guessWords.named(partName(index), writer), foundText(game, author)]);
	return [{ key: `author ${part}`, text }];
}

function placeFact(game: Game, places: WireReveal["podium"], place: 1 | 2 | 3): Fact[] {
	const stories = places
		.filter((one) => one.place === place)
		.map(({ story }) => ({
			title: titleIn(game, story),
			by: game.stories[story]?.captain?.name ?? null,
		}));
	if (stories.length === 0) return [];
	const what = place === 1 ? words.storyOfTheNight : words.places[place];
	return [{ key: `place ${place}`, text: words.said(what, stories) }];
}

/** Returns the title of a story of the room. */
export const titleIn = (game: Game, id: number): string => {
	const story = game.stories[id];
	return story ? titleOf(story) : "";
};

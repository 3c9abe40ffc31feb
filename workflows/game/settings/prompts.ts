import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Submission } from "../room.ts";
import { runningSubmissions } from "../selectors.ts";

/** Returns prompts from the top of the deck and moves them to the bottom. */
export function dealPrompts(room: Room, count: number): number[] {
	const prompts = room.deck.splice(0, count);
	room.deck.push(...prompts);
	return prompts;
}

/** Returns whether the writer of a part may swap one of its prompts (docs/game.md "Prompts"). */
export const maySwap = (room: Room, part: Submission): boolean =>
	!part.swapped && part.prompts.length > 0 && nextPrompt(room) !== undefined;

/** Swaps a prompt of a part for the next one of the deck; returns the refusal, or null. */
export function swapPrompt(room: Room, part: Submission, place: number): Refusal | null {
	if (part.swapped) return refuse("promptSwapped");
	const prompt = nextPrompt(room);
	if (prompt === undefined || part.prompts.length === 0) return refuse("noOtherPrompt");
	if (place >= part.prompts.length) return refuse("noSuchPrompt");
	room.deck = [...room.deck.filter((one) => one !== prompt), prompt];
	part.prompts = part.prompts.with(place, prompt);
	part.swapped = true;
	return null;
}

/** Returns the first prompt of the deck that no writer currently has. */
function nextPrompt(room: Room): number | undefined {
	const dealt = new Set(runningSubmissions(room).flatMap(({ prompts }) => prompts));
	return room.deck.find((prompt) => !dealt.has(prompt));
}

/** A short text of the zine (zine/), which needs nothing around it. */
export interface Clipping {
	text: string;
	/** The smaller text below it: an answer, a price. */
	more?: string;
	/** Its kind and its author. */
	from: string;
}

const letter = (text: string, sign: string, answer: string): Clipping => ({
	text,
	more: answer,
	from: `From the zine, a letter from ${sign}`,
});
const stars = (who: string, text: string): Clipping => ({
	text,
	from: `From the zine, the stars for ${who}`,
});
const advert = (what: string, text: string, price: string): Clipping => ({
	text,
	more: price,
	from: `From the zine, an advert: ${what}`,
});

/**
 * The letters, horoscopes and adverts that are shown while a room waits. Neighbours are of different
 * kinds.
 */
export const CLIPPINGS: readonly Clipping[] = [
	letter(
		"I played as the potato and came last. Then I played as the ghost and came last. Is it me?",
		"Twice Last, in a loft",
		"In both games you wrote the line that everyone still quotes.",
	),
	stars("the ghost", "A wall will let you through. Knock anyway."),
	advert(
		"Plot holes, filled",
		"Small holes while you wait. Large holes while you look away.",
		"From one pebble",
	),
	stars("the cat", "You’ll be right. No one will enjoy it."),
	letter(
		"My wife presses DONE after one sentence and then watches me. It’s very quiet watching.",
		"Still Typing",
		"Write a one-sentence part yourself, about her. Then watch back.",
	),
	stars("the dinosaur", "Don’t look up this week."),
	advert(
		"Second-hand cliffhangers",
		"Barely hung from. Some still have fingernails in them.",
		"Two for a gasp",
	),
	stars("the raccoon", "What you seek is in the bin. It always was."),
	letter(
		"I am a dog and I love the part where it is my turn. Will it be my turn again?",
		"Biscuit (a dog)",
		"It will ALWAYS be your turn again.",
	),
	stars("the potato", "Warmth is coming. Bring butter."),
	advert(
		"Baron Buff’s night gym",
		"Twelve weeks. No mirrors. We wouldn’t see anything anyway.",
		"First night free",
	),
	stars("the rabbit", "You’ll be early for something that’s late."),
	advert(
		"The moon, by the hour",
		"Balconies lit. Werewolves turned. Goodbyes improved by a third.",
		"11 per hour",
	),
	stars("the dog", "Ball."),
];

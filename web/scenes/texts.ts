/** The texts of the games on /dev/scenes, by the ids that the rules use for them. */

export const NAMES = [
	...["Mika", "Boooo", "Spuddy", "Tanger", "Ratty", "Poulet", "Dino", "Wormy"],
	...["Maximiliane-Theodora", "Kit", "Pim", "Coco", "Lidia", "Dot", "Biscuit", "Baron", "Spike"],
];

const CAST = [
	"Gandalf",
	"Miss Piggy",
	"A Sad Toaster",
	"The Moon",
	"Grandma's Left Shoe",
	"Sherlock Holmes, retired",
	"Batman",
	"Moby Dick",
	"A very long name that nobody shortened",
	"Cleopatra",
];

const TITLES = [
	"The vending machine that loved me",
	"Potato, P.I.",
	"Three weddings and a raccoon",
	"Butter on both hands and other reasons to stay in bed until",
	"Murder on the slow bus",
];

const SENTENCES = [
	"Nobody at the Ministry of Snacks had ever seen a wizard pay with exact change.",
	"“I know that song,” whispered Miss Piggy, and her voice did what it had not done since 1942.",
	"The toaster said nothing, which was worse.",
	"Outside, somebody was trying to park a whale between two bicycles.",
	"It was the kind of Tuesday on which even the pigeons ask for a receipt.",
	"“You cannot arrest the moon,” said the lawyer, “but we can send it a letter.”",
	"By the time the soup had finished speaking, three people were crying and one was engaged.",
];

const PROMPTS = [
	"Someone says: “That was not in the contract.”",
	"It starts to rain indoors",
	"Somebody finds a key",
];

/** Players' texts, whose direction the pages must not assume. */
export const WRITTEN: readonly string[] = [...NAMES, ...CAST, ...TITLES, ...SENTENCES, ...PROMPTS];

const FIRST_TITLE = 1000;

export const castId = (player: number, i: number): number => player * 10 + i;
export const titleId = (story: number): number => FIRST_TITLE + story;

/** Returns a name of the cast, or the title of a story. */
export const textOf = (id: number): string =>
	(id >= FIRST_TITLE
		? TITLES[(id - FIRST_TITLE) % TITLES.length]
		: CAST[(Math.floor(id / 10) * 3 + id) % CAST.length]) ?? "";

/** Returns a part: the further in the story, the longer it is. */
export const partOf = (story: number, index: number): string =>
	Array.from(
		{ length: 2 + index },
		(_, i) => SENTENCES[(story * 2 + index * 3 + i) % SENTENCES.length],
	).join(" ");

export const promptOf = (id: number): string => PROMPTS[id % PROMPTS.length] ?? "";

/** The texts of the games on /dev/scenes, by the ids that the rules use for them. */

export const NAMES = [
	...["Mika", "Boooo", "Spuddy", "Tanger", "Ratty", "Poulet", "Dino", "Wormy"],
	...["Maximilian", "Kit", "Pim", "Coco", "Lidia", "Dot", "Biscuit", "Baron", "Spike"],
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
	"No one at the Ministry of Snacks had ever seen a wizard pay with exact change.",
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

/** The drawing of every cover: a potato with a hat and a magnifying glass. */
export const DRAWING = [
	"marker 34 300,560 330,470 420,420 540,430 620,500 640,600 590,700 480,750 370,730 310,660 300,560",
	"marker 34 380,520 560,520 380,580 590,590 370,640 570,660 430,700",
	"ink 14 300,560 330,470 420,420 540,430 620,500 640,600 590,700 480,750 370,730 310,660 300,560",
	"ink 14 410,560 414,564",
	"ink 14 520,560 524,564",
	"hot 14 420,650 460,680 510,670 540,630",
	"sky 34 290,430 400,400 560,400 680,440",
	"sky 34 390,390 400,280 450,250 540,255 570,390",
	"ink 14 280,440 400,405 560,405 690,445",
	"ink 14 390,395 400,280 450,250 540,255 575,395",
	"good 14 760,560 720,600 720,650 760,690 810,690 850,650 850,600 810,560 760,560",
	"good 34 850,680 930,790",
	"ink 6 120,850 300,840 520,855 760,842 900,850",
].join(";");

import { type ChangedPrompt, changedPrompts } from "./changed-prompts.ts";

/** The built-in prompts in English that sounded translated: what they were, and what they are. */
const CHANGED: readonly ChangedPrompt[] = [
	[
		"Three comparisons in one sentence, each worse than the last.",
		"Three similes in one sentence, each worse than the last.",
	],
	[
		"Someone takes the whole situation for performance art and claps.",
		"Someone mistakes the whole thing for performance art and claps.",
	],
	[
		"A speech of thanks becomes an accusation halfway through.",
		"A thank-you speech turns into an accusation halfway through.",
	],
	[
		"A feud of four generations turns out to be about a ladder.",
		"A four-generation feud turns out to be about a ladder.",
	],
	[
		"Someone removes a wig, and a gasp travels through the room.",
		"Someone takes off a wig, and a gasp goes round the room.",
	],
	[
		"Someone learns to braid hair in order to apologise.",
		"Someone learns to plait hair in order to apologise.",
	],
	[
		"A promise is sealed with little fingers.",
		"A pinky promise is made. No court could overturn it.",
	],
	[
		"What to do with a rescued duckling becomes a house meeting.",
		"A house meeting is called about the rescued duckling.",
	],
	[
		"Someone’s batteries run out at the decisive moment.",
		"Someone’s batteries die at the crucial moment.",
	],
	[
		"The dice land on their edge. A discussion follows.",
		"The die lands on its edge. There’s a full inquiry.",
	],
	["A lap is the only seat left.", "The only seat left is a lap."],
	[
		"The costume was hired, and now the deposit is certainly gone.",
		"The costume was hired, and that’s the deposit gone.",
	],
	[
		"They must live on what’s in their pockets. It’s mostly mints.",
		"They have to live on whatever’s in their pockets. It’s mostly mints.",
	],
	[
		"The table is laid for one guest more than anyone invited.",
		"The table is laid for one more guest than anyone invited.",
	],
];

/** The built-in prompts in English become those of db/seeds/en, and keep their ids. */
export const nativeEnglishPrompts = changedPrompts({ en: CHANGED });

import { isolating } from "../../isolating.ts";
import { listed } from "../grammar.ts";

/** The texts about recipes, which are links with the settings of a room. */
export const recipeWords = isolating({
	passOn:
		"Anyone who opens this link gets your rules, your packs and your cast in their own form. It’s not an invitation, and we don’t keep a copy.",
	link: "The link",
	qr: "QR code of this recipe",
	left: (names: string[]) => `The link’s full. It leaves out ${listed(names)}.`,

	title: "Recipe",
	heading: "Someone passed you a recipe",
	/** The name of rules that are none of the menus. */
	own: "A house recipe",
	/** `null` means without a timer. */
	length: (minutes: number | null, alone: boolean) => {
		if (minutes === null) return "It takes as long as it takes.";
		return alone ? `About ${minutes} min.` : `About ${minutes} min for six people.`;
	},
	differs: "What’s different from Classic",
	same: "Nothing. This is Classic, straight from the pot.",
	usual: (text: string) => `Classic: ${text}`,
	seconds: (seconds: number) =>
		seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`,
	zone: "Time zone",
	cast: "The cast",
	castNote: "We’ll fill these in for you when it’s time to name characters.",
	packs: "Their own prompts",
	missingPacks: (names: string[]) =>
		`You don’t have ${names.length === 1 ? "the pack" : "the packs"} ${listed(names)}. You’ll manage without.`,
	lost: (rules: string[]) => `This server or your profile won’t allow all of it: ${listed(rules)}.`,
	take: "Cook it",
	takeNote: "Your form opens with these rules. Change what you like, then open a room.",
	failed: "No recipe in here",
	classic: "Cook something yourself",
	/** What is wrong with a link. */
	faults: {
		empty: "The link was cut off before the recipe. Please ask for the whole link.",
		unreadable: "This link isn’t a recipe, or it got damaged on the way. Please ask for it again.",
		newerVersion: "This recipe needs a newer version of the game than this server has.",
		incomplete: "A piece of this link is missing. Here’s what we can still read.",
		newerRules: "This recipe has rules this server doesn’t know. We’ve left them out.",
		badRules: "Some of this recipe’s rules don’t work here, so we’ve used Classic’s.",
		badNames: "Some of this recipe’s names can’t be used. We’ve left them out.",
	},
});

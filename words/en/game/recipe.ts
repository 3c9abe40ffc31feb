import { isolating } from "../../isolating.ts";
import { listed } from "../grammar.ts";

/** The texts about recipes, which are links with the settings of a room. */
export const recipeWords = isolating({
	passOn:
		"Whoever opens this link finds your rules, your packs and your cast in their own form. It leads into no room, and nobody but the link remembers it.",
	link: "The link",
	qr: "QR code of this recipe",
	left: (names: string[]) => `The link is full. It leaves out ${listed(names)}.`,

	title: "Recipe",
	heading: "Somebody has passed you a recipe",
	/** The name of rules that are none of the menus. */
	own: "A house recipe",
	/** `null` means without a timer. */
	length: (minutes: number | null, alone: boolean) => {
		if (minutes === null) return "It takes as long as it takes.";
		return alone ? `About ${minutes} min.` : `About ${minutes} min for six people.`;
	},
	differs: "What is not as in Classic",
	same: "Nothing. This is Classic, straight from the pot.",
	usual: (text: string) => `Classic: ${text}`,
	seconds: (seconds: number) =>
		seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`,
	zone: "By the clocks of",
	cast: "The cast",
	castNote: "These names wait in your fields when the game asks for characters.",
	packs: "Prompts of their own",
	missingPacks: (names: string[]) =>
		`You have no pack called ${listed(names)}. The room plays without.`,
	lost: (rules: string[]) =>
		`This server, or your profile, does not allow all of it: ${listed(rules)}.`,
	take: "Cook it",
	takeNote: "Your form opens with these rules. Change what you like, then open a room.",
	failed: "No recipe in here",
	classic: "Cook something yourself",
	/** What is wrong with a link. */
	faults: {
		empty: "The link ends before its recipe. Please ask for the whole link.",
		unreadable: "This link is no recipe, or it was damaged on its way. Please ask for it again.",
		newerVersion: "This recipe is for a newer version of the game than this server has.",
		incomplete: "A piece of this link is missing. Here is what can still be read.",
		newerRules: "This recipe has rules that this server does not know. They are left out.",
		badRules: "Some rules of this recipe are not possible here. They are as in Classic.",
		badNames: "Some names of this recipe cannot be used. They are left out.",
	},
});

import { entersPair } from "#game/modes/index.ts";
import type { GameMode, Settings } from "#game/settings.ts";

/** The picture beside a step: an avatar or an emoji, by number. */
export type Picture = { sprite: number } | { emoji: number };

export interface GuideStep {
	picture: Picture;
	title: string;
	text: string;
}

export interface Guide {
	header: string;
	steps: GuideStep[];
}

const read: GuideStep = {
	picture: { emoji: 5 },
	title: "Read, wheeze, react",
	text: "Read what became of them all and stick a sticker on every good line. From three players up there are awards.",
};

const title: GuideStep = {
	picture: { sprite: 13 },
	title: "Give it a name",
	text: "Your own story comes home at the end. Read what they did to it and find a title that warns people.",
};

/** The guides of the modes (docs/game.md "Quick start"). */
export const guides = {
	default: {
		header: "How this potluck works",
		steps: [
			{
				picture: { sprite: 2 },
				title: "Bring characters",
				text: "Wizards, aunts, kitchen appliances. They go into one big pot, and you are dealt somebody else's.",
			},
			{
				picture: { sprite: 9 },
				title: "Write a part, pass it on",
				text: "The clock runs, you write, the story moves to the next chair. Whatever they left you is your problem now.",
			},
			title,
			read,
		],
	},
	otp: {
		header: "One true pairing, many bad ideas",
		steps: [
			{
				picture: { emoji: 3 },
				title: "Name your pair",
				text: "Pick two who belong together. Or two who really, really do not.",
			},
			{
				picture: { sprite: 7 },
				title: "Open their story, then let go",
				text: "You write the first part. After that your friends look after the happy couple. Good luck to them.",
			},
			title,
			read,
		],
	},
	selfInsert: {
		header: "It is about you this time",
		steps: [
			{
				picture: { sprite: 10 },
				title: "You are in the pot",
				text: "Everybody here is a character already. Add some company, famous or freshly made up.",
			},
			{
				picture: { sprite: 2 },
				title: "Write your friends into trouble",
				text: "Every hand holds at least one of you. Be as kind as you would like them to be. Roughly.",
			},
			title,
			read,
		],
	},
	missingHistory: {
		header: "Wait, what happened before?",
		steps: [
			{
				picture: { sprite: 0 },
				title: "Bring characters",
				text: "They go into one big pot, and you are dealt somebody else's.",
			},
			{
				picture: { sprite: 19 },
				title: "You see one part, no more",
				text: "Only the part just before yours is on the page. The rest is a rumour. Carry on with confidence.",
			},
			title,
			{
				...read,
				title: "Find out together",
				text: "At the end the whole chain is read in one go. Stickers and awards for the wildest turns.",
			},
		],
	},
	soloRandom: {
		header: "A table for one",
		steps: [
			{
				picture: { sprite: 20 },
				title: "Fill a hat with names",
				text: "Submit a handful of characters. Two of them are drawn, and they have to share a story.",
			},
			{
				picture: { sprite: 9 },
				title: "Write it part by part",
				text: "Every part brings a prompt and a clock. Nobody is watching, so be shameless.",
			},
			{ ...title, text: "Read it once more, give it a title, and take a small bow." },
		],
	},
	soloOtp: {
		header: "Just you and your favourite two",
		steps: [
			{
				picture: { emoji: 3 },
				title: "Choose your pair",
				text: "Two names. You know which two. We will not ask.",
			},
			{
				picture: { sprite: 7 },
				title: "Write it part by part",
				text: "Every part brings a prompt and a clock, so the inner editor has to sit down for once.",
			},
			{ ...title, text: "Read it once more, give it a title, and frame it." },
		],
	},
} satisfies Record<string, Guide>;

/** The audience's guide. */
export const audienceGuide: Guide = {
	header: "Best seats in the house",
	steps: [
		{
			picture: { sprite: 12 },
			title: "Lean back",
			text: "The others write. You may eat loudly, guess who wrote what, and refuse to help.",
		},
		{
			picture: { emoji: 4 },
			title: "Then it is your turn",
			text: "Once the stories are finished you read them all, react to every part and vote for the awards.",
		},
	],
};

const GUIDE_BY_MODE: Record<GameMode, (settings: Settings) => Guide> = {
	default: () => guides.default,
	otp: () => guides.otp,
	self_insert: () => guides.selfInsert,
	broken_telephone: () => guides.missingHistory,
	solo_mode: (settings) => (entersPair(settings) ? guides.soloOtp : guides.soloRandom),
};

/** Returns the guide for a room's settings. */
export const guideOf = (settings: Settings): Guide => GUIDE_BY_MODE[settings.game_mode](settings);

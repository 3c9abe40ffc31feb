import { capital } from "../../capital.ts";
import { counted } from "../grammar.ts";

/** A step of a guide. Its picture is in web/screens/quick-start/guide.ts. */
interface GuideStep {
	title: string;
	text: string;
}

interface Guide {
	header: string;
	steps: readonly GuideStep[];
}

/** The facts that the texts of a guide depend on. */
export interface GuideFacts {
	timed: boolean;
	/** The story is written in one part, so it is not passed on. */
	onePart: boolean;
	/** The number of names in a pair that a player brings. */
	pair: number;
	/** The number of characters that are drawn in solo. */
	drawn: number;
	/** There may be an audience. */
	watched: boolean;
}

const read: GuideStep = {
	title: "Read, wheeze, react",
	text: "Read what became of them all and put a sticker on every good line. With three or more of you, there are awards too.",
};

const title = ({ onePart }: GuideFacts): GuideStep => ({
	title: "Give it a name",
	text: onePart
		? "It’s all yours, and it needs a title. Find one that warns people."
		: "Your own story comes home at the end. Read what they did to it and find a title that warns people.",
});

const bring: GuideStep = {
	title: "Bring characters",
	text: "Wizards, aunts, kitchen appliances. They go into one big pot, and everyone gets dealt a handful.",
};

const write = ({ timed, onePart }: GuideFacts): GuideStep =>
	onePart
		? {
				title: "Write the whole thing",
				text: `One part each, from the first word to the last${timed ? ", against the clock" : ", without a clock"}. No one can fix it afterwards.`,
			}
		: {
				title: "Write a part, pass it on",
				text: `${timed ? "Write till the clock runs out" : "Write until everyone’s done"}, then the story moves on a seat. Whatever lands in front of you is your problem now.`,
			};

const soloWrite = ({ timed, onePart, watched }: GuideFacts): GuideStep => ({
	title: onePart ? "Write it in one go" : "Write it part by part",
	text: `${onePart ? "The one part" : "Every part"} comes with a prompt ${timed ? "and a clock" : "and no clock"}. ${
		watched
			? "No one reads along before the end, so be shameless."
			: "No one’s watching, so be shameless."
	}`,
});

/** The guides to the modes and those of the audience (docs/game.md "Quick start"). */
export const guideWords = {
	default: (facts) => ({
		header: "How this potluck works",
		steps: [bring, write(facts), title(facts), read],
	}),
	otp: (facts) => ({
		header: "One true pairing, many bad ideas",
		steps: [
			facts.pair === 2
				? {
						title: "Name your pair",
						text: "Pick two who belong together. Or two who really, really don’t.",
					}
				: {
						title: facts.pair === 1 ? "Name your favourite" : `Name your ${counted(facts.pair)}`,
						text:
							facts.pair === 1
								? "One name, no escape. The whole story hangs on them."
								: `Pick ${counted(facts.pair)} who belong together. Or who really, really don’t.`,
					},
			facts.onePart
				? {
						title: "Write their story",
						text: "From the first glance to the last line, all in one part. Good luck to them.",
					}
				: {
						title: "Open their story, then let go",
						text: "You write the first part. After that, someone else looks after them. Good luck to them.",
					},
			title(facts),
			read,
		],
	}),
	selfInsert: (facts) => ({
		header: "It’s about you this time",
		steps: [
			{
				title: "You’re in the pot",
				text: "Everyone here is already a character. Add some company, famous or freshly made up.",
			},
			{
				title: "Write your friends into trouble",
				text: "Every hand has at least one of you in it. Be as kind as you’d like them to be. Roughly.",
			},
			title(facts),
			read,
		],
	}),
	missingHistory: (facts) => ({
		header: "Wait, what happened before?",
		steps: [
			bring,
			facts.onePart
				? write(facts)
				: {
						title: "You see one part, no more",
						text: "Only the part just before yours is on the page. The rest is a rumour. Carry on with confidence.",
					},
			title(facts),
			{
				...read,
				title: "Find out together",
				text: "At the end you read it all in one go. Stickers for the wildest turns, and awards if there are three of you or more.",
			},
		],
	}),
	soloRandom: (facts) => ({
		header: "A table for one",
		steps: [
			{
				title: "Fill the pot with names",
				text:
					facts.drawn === 1
						? "Bring a handful of characters. One comes out, and the whole story is theirs."
						: `Bring a handful of characters. ${capital(counted(facts.drawn))} come out, and they have to share a story.`,
			},
			soloWrite(facts),
			{ ...title(facts), text: "Read it once more, give it a title, and take a small bow." },
		],
	}),
	soloOtp: (facts) => ({
		header:
			facts.pair === 1
				? "Just you and your favourite"
				: `Just you and your favourite ${counted(facts.pair)}`,
		steps: [
			{
				title: facts.pair === 2 ? "Choose your pair" : "Choose your cast",
				text:
					facts.pair === 1
						? "One name. You know which one. We won’t ask."
						: `${capital(counted(facts.pair))} names. You know which ones. We won’t ask.`,
			},
			soloWrite(facts),
			{ ...title(facts), text: "Read it once more, give it a title, and frame it." },
		],
	}),
	audience: () => ({
		header: "Best seats in the house",
		steps: [
			{
				title: "Sit back",
				text: "The others write. You can eat loudly, guess who wrote what, and refuse to help.",
			},
			{
				title: "Then it’s your turn",
				text: "Once the stories are finished you read them all and react to every part. If there are awards, you vote too.",
			},
		],
	}),
	soloAudience: () => ({
		header: "Best seats in the house",
		steps: [
			{
				title: "Sit back",
				text: "One person writes. You can eat loudly, breathe quietly, and refuse to help.",
			},
			{
				title: "Then read it",
				text: "The story appears when it’s finished, title and all. Clap where you like.",
			},
		],
	}),
} satisfies Record<string, (facts: GuideFacts) => Guide>;

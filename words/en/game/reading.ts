import { capital } from "../../capital.ts";
import { isolating } from "../../isolating.ts";
import { counted, grouped, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the screens after the writing: reading, voting, results. */
export const readingWords = isolating({
	read: {
		heading: "Story time",
		text: "Read them all and stick something on each. Then come the awards.",
		textWithoutAwards: "Read them all and stick something on each.",
		bagged: "The bags come off at the results.",
		states: { own: "yours", done: "read", next: "up next", open: "not yet" },
		by: (name: string) => `started by ${name}`,
		with: (names: string[]) => `with ${listed(names)}`,
		progress: (done: number, of: number, voting: boolean) =>
			`${done} of ${of} ${done === 1 ? "has" : "have"} ${voting ? "voted" : "finished reading"}`,
		left: (count: number) => `${many(count, "story", "stories")} left to react to`,
		proceed: "On to the awards",
		toWait: "Back to waiting",
		back: "Back to the stories",
		saveBack: "Save reactions",
		needOne: "One sticker, please. Any sticker.",
		ownPart: "Your part. Blush quietly.",
		ownStory: "You started this one. Stick something on the others’ parts if you like.",
		hurry: (minutes: number) =>
			`Half of you are done. The rest have ${counted(minutes)} ${minutes === 1 ? "minute" : "minutes"}.`,
		/** In a game over days, with a time such as "1 d 4 h". */
		hurryDays: (time: string) => `Half of you are done. The rest have ${time}.`,
		hurried: "Half of you are done, and the clock knows it. Hurry up.",
		stickers: (part: string) => `Stickers for ${part}`,
	},

	together: {
		on: (writer: string) => `Now reading: ${writer}’s part`,
		onUnknown: "Now reading: someone’s part",
		tap: "Tap the line that got you.",
		marked: (readers: number) => (readers > 0 ? `marked by ${readers}` : ""),
		markedToo: (others: number) =>
			others > 0 ? `You and ${many(others, "other")} marked this one.` : "Your marker’s on it.",
		reactions: (part: string) => `Stickers for ${part}`,
		give: (emoji: string, count: number) => (count > 0 ? `${emoji}, ${count} so far` : emoji),
		hop: "hop",
		often: "Tap as often as you laugh. It lands on the big screen.",
		/** The second one is for those who have a keyboard. */
		takeBack: ["Hold a sticker to take it back", ", or press Delete on it"],
		earlier: (count: number) => `Re-read ${many(count, "part")}`,
		beingRead: ["They’re reading", "you"],
		received: "What your part is getting",
		markedBy: (readers: number) =>
			readers === 1 ? "One person put the marker on" : `${readers} people put the marker on`,
		advice: "Look up. Act surprised.",
		showText: "Show the text",
		hideText: "Hide the text",
		bow: "Take a bow",
		bowed: "What a bow.",
		bowNote: "You’ll bow on the big screen, once per part.",
	},

	vote: {
		name: "The vote",
		heading: ["Stick them", "on the stories"],
		hint: "Pick a rosette, then a story. Or drag it there.",
		awards: "Rosettes",
		worth: (subtitle: string, points: number) => `${subtitle}. Worth ${grouped(points)}.`,
		/** A rosette that is given already. */
		given: (award: string, story: string) => `${award}, given to ${story}`,
		stuck: (award: string, story: string) => `${award} goes to ${story}.`,
		own: "yours, hands off",
		submit: (given: number, of: number) => `Hand in, ${given} of ${of} given`,
		missing: (awards: string[]) => `Still in your hand: ${listed(awards)}.`,
		list: "Back to the stories",
		alert: "YOU NEED TO VOTE FOR A STORY!",
		alertText: "It can be a bad one. They’re all someone’s favourite.",
		alertClose: "All right",
		choices: (award: string) => `${award}: stories you can vote for`,
	},

	voters: {
		heading: "waiting for voters..",
		text: (left: number, voting: boolean) => {
			if (left === 0) return "Everything’s in.";
			const still = voting
				? `${left === 1 ? "vote" : "votes"} still out`
				: `${left === 1 ? "is" : "are"} still reading`;
			return `${capital(counted(left))} ${still}. Slow readers are loving readers.`;
		},
		again: "Read the stories again",
	},

	reveal: {
		opening: "Lights down, please…",
		award: (n: number, of: number) => `Award ${n} of ${of}`,
		shared: (name: string, winners: number) =>
			winners < 2 ? name : `${name}, ${winners === 2 ? "twice" : `${counted(winners)} times`}`,
		nobody: "No one could decide.",
		somebody: "someone",
		points: (points: number) => `+${grouped(points)}`,
		voted: (names: string[]) => `${listed(names)} voted for it`,
		andIs: "And the story of the night is…",
		storyOfTheNight: "The story of the night",
		by: (names: string[]) => `by ${listed(names)}`,
		podium: (places: { place: number; title: string }[]) =>
			places.map(({ place, title }) => `Place ${place}: ${title}.`).join(" "),
		/** The announcement of a step, such as "Best ending: The Goat, by Spud". */
		said: (what: string, stories: { title: string; by: string | null }[]) =>
			`${what}: ${stories
				.map(({ title, by }) => (by === null ? title : `${title}, by ${by}`))
				.join("; ")}`,
		saidNobody: (award: string) => `${award}: no one could decide`,
		places: { 2: "Second place", 3: "Third place" },
		gallery: "The gallery",
		drum: "Drum!",
		drumNote: "Or press Space.",
		beats: (count: number, hands: number) =>
			`${many(count, "beat")} from ${many(hands, "pair")} of hands`,
		skip: "Skip to the winner",
		skipCount: (skips: number, of: number) =>
			`Skip (${skips} of ${of} ${skips === 1 ? "wants" : "want"} to)`,
		next: "Next award",
		toPodium: "To the podium",
		envelope: "Open the envelope",
		onward: "To the library",
	},

	curtainCall: {
		heading: "Take a bow",
		line: "The line of the night",
		from: (title: string, writer: string | null) =>
			writer === null ? title : `${writer}, in ${inQuotes(title)}`,
		onward: "To the library",
	},

	congratulations: {
		heading: "Congratulations",
		won: (names: string, count: number, points: number) =>
			`${names} ${count === 1 ? "wins" : "share the win"} with ${many(points, "point")}.`,
		best: (titles: string[]) =>
			`The best of the library: ${listed(titles.map((title) => inQuotes(title)))}.`,
		onward: "To the library",
	},

	results: {
		heading: ["What a", "library"],
		fanfics: "FANFICS",
		further: "FANFICS, further places",
		writers: "WRITERS",
		points: (count: number) => many(count, "point"),
		/** The heading of a column of points. */
		pointsColumn: "points",
		none: "No real winner this time: that takes three. Everyone was lovely.",
		alone: (writer: string | null) => (writer === null ? "All yours" : `A solo by ${writer}`),
		stats: "Game stats",
		inNumbers: (all: {
			stories: number;
			words: number | null;
			stickers: number;
			minutes: number | null;
		}) =>
			`${[
				many(all.stories, "story", "stories"),
				...(all.words === null ? [] : [many(all.words, "word")]),
				...(all.stickers === 0 ? [] : [many(all.stickers, "sticker")]),
				...(all.minutes === null ? [] : [`${many(all.minutes, "minute")} of your lives`]),
			].join(", ")}.`,
		category: "Category",
		result: "Result",
		cast: "All character submissions",
		player: "Player",
		submitted: "Characters",
		audience: "Audience Stats",
		home: "Home",
		donate: "Tip jar",
		/** The button for the rest of the footer, on a narrow phone. */
		more: "More",
		keptUntil: (time: string) => `Kept here until ${time}.`,
		anotherRound: (host: string) => `Again? ${host} has the crown.`,
		place: (rank: number) => `place ${rank}`,
		quoted: inQuotes,
		favourites: (name: string) => `What ${name} got most of`,
	},

	suspects: {
		heading: ["The", "usual suspects"],
		/** The own card. */
		you: (title: string) => `You: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
	},
});

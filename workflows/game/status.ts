/** The numbers of `game.status` and `player.status` on the wire (gameplay.md section 4). */
export const STATUS = {
	ignore: -2,
	invalid: -1,
	lobby: 0,
	postLobby: 1,
	preQuickStart: 2,
	quickStart: 3,
	postQuickStart: 4,
	minors: 5,
	postMinors: 6,
	preCharacters: 7,
	characters: 8,
	postCharacters: 9,
	preStoryCreate: 10,
	storyCreate: 11,
	postStoryCreate: 12,
	preStoryWrite: 13,
	storyWrite: 14,
	postStoryWrite: 15,
	preStoryTitle: 16,
	storyTitle: 17,
	postStoryTitle: 18,
	preCensoring: 19,
	censoring: 20,
	postCensoring: 21,
	preVoting: 22,
	reacting: 23,
	voting: 24,
	postReading: 25,
	preResults: 26,
	results: 27,
} as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

export const PHASES = [
	"lobby",
	"quick-start",
	"minors",
	"characters",
	"story-create",
	"write",
	"title",
	"censor",
	"read-vote",
	"results",
] as const;
export type PhaseName = (typeof PHASES)[number];

const PHASE_BY_STATUS: Partial<Record<number, PhaseName>> = Object.fromEntries(
	(
		[
			["lobby", 0, 1],
			["quick-start", 2, 4],
			["minors", 5, 6],
			["characters", 8, 9],
			["story-create", 10, 12],
			["write", 13, 15],
			["title", 16, 18],
			["censor", 19, 21],
			["read-vote", 22, 25],
			["results", 26, 27],
		] as const
	).flatMap(([name, first, last]) =>
		Array.from({ length: last - first + 1 }, (_, i) => [first + i, name]),
	),
);

/**
 * The phase whose screen a status shows (gameplay.md section 4); null for 7 and for invalid
 * statuses.
 */
export const phaseOf = (status: number): PhaseName | null => PHASE_BY_STATUS[status] ?? null;

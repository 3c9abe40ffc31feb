/** The numbers of `game.status` and `player.status` (docs/protocol.md "Statuses"). */
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

/** The phase that each status belongs to; null for those that no room is in. */
const PHASE_OF: Record<keyof typeof STATUS, PhaseName | null> = {
	ignore: null,
	invalid: null,
	lobby: "lobby",
	postLobby: "lobby",
	preQuickStart: "quick-start",
	quickStart: "quick-start",
	postQuickStart: "quick-start",
	minors: "minors",
	postMinors: "minors",
	preCharacters: null,
	characters: "characters",
	postCharacters: "characters",
	preStoryCreate: "story-create",
	storyCreate: "story-create",
	postStoryCreate: "story-create",
	preStoryWrite: "write",
	storyWrite: "write",
	postStoryWrite: "write",
	preStoryTitle: "write", // which closes its last part
	storyTitle: "title",
	postStoryTitle: "title",
	preCensoring: "censor",
	censoring: "censor",
	postCensoring: "censor",
	preVoting: "read-vote",
	reacting: "read-vote",
	voting: "read-vote",
	postReading: "read-vote",
	preResults: "results",
	results: "results",
};

// The keys are names of statuses, by the type of the table.
const PHASE_BY_STATUS = new Map<number, PhaseName | null>(
	Object.entries(PHASE_OF).map(([name, phase]) => [STATUS[name as keyof typeof STATUS], phase]),
);

const PREPARING = new Set<number>([
	STATUS.preQuickStart,
	STATUS.preCharacters,
	STATUS.preStoryCreate,
	STATUS.preStoryTitle,
	STATUS.preCensoring,
	STATUS.preVoting,
]);

/**
 * Returns whether a room with this status prepares its next phase. Players see the other two pre
 * statuses as phases: the intro (13) and the results (26).
 */
export const isPreparing = (status: number): boolean => PREPARING.has(status);

/** Returns the phase that a status belongs to; null for other numbers. */
export const phaseOf = (status: number): PhaseName | null => PHASE_BY_STATUS.get(status) ?? null;

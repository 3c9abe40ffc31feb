/** The id of the story that gets each award, by the award's id. */
export type Ballot = Readonly<Record<number, number>>;

interface Voting {
	ballot: Ballot;
	/** The votes that the room has, or that are on their way to it. */
	sent: Ballot;
	/** The ids of all awards. */
	awards: readonly number[];
	/** The voter has submitted the ballot. */
	handedIn: boolean;
}

/** A vote as it is sent: the ids of the award and of the story. */
interface Vote {
	award: number;
	story: number;
}

/**
 * Returns the votes that may be sent now. The vote that completes the ballot ends the voting, so it
 * is the last one and waits until the ballot is submitted.
 */
export function votesToSend({ ballot, sent, awards, handedIn }: Voting): Vote[] {
	const isSent = (award: number) => sent[award] !== undefined;
	const changed = awards.flatMap((award): Vote[] => {
		const story = ballot[award];
		return story === undefined || story === sent[award] ? [] : [{ award, story }];
	});
	const before = changed.filter(({ award }) => isSent(award));
	const first = changed.filter(({ award }) => !isSent(award));
	const completes = awards.every((award) => ballot[award] !== undefined);
	return [...before, ...(completes && !handedIn ? first.slice(0, -1) : first)];
}

/** Returns the ballot that a storage kept; an empty one for anything else. */
export function readBallot(kept: string | null): Ballot {
	try {
		const read: unknown = JSON.parse(kept ?? "{}");
		if (typeof read !== "object" || read === null) return {};
		const isVote = (pair: [string, unknown]): pair is [string, number] =>
			Number.isInteger(Number(pair[0])) && Number.isInteger(pair[1]);
		return Object.fromEntries(Object.entries(read).filter(isVote));
	} catch {
		return {};
	}
}

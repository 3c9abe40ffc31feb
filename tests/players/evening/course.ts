import { STATUS } from "#game/status.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import type { WirePlayer } from "../wire/player.ts";
import type { Ledger } from "./ledger.ts";

const MODES_WITH_HANDS = ["default", "self_insert", "broken_telephone"];

/**
 * Returns the statuses that a game passes (docs/game.md "Phases"). A player may miss the short ones
 * in between.
 */
export function expectedCourse({ settings, players }: Ledger): number[] {
	const solo = settings.game_mode === "solo_mode";
	const parts = settings.auto_sync_parts_to_players ? players.length : settings.num_switches;
	return [
		STATUS.lobby,
		...(settings.show_instructions ? [STATUS.quickStart] : []),
		...(players.every(({ mature }) => mature) ? [] : [STATUS.minors]),
		STATUS.characters,
		...(MODES_WITH_HANDS.includes(settings.game_mode) ? [STATUS.storyCreate] : []),
		...Array.from({ length: parts }, () => [STATUS.preStoryWrite, STATUS.storyWrite]).flat(),
		STATUS.storyTitle,
		...(settings.moderation && !solo ? [STATUS.censoring] : []),
		...(solo ? [] : [STATUS.reacting]),
		STATUS.results,
	];
}

/** Statuses that a game may show only briefly. */
const IN_PASSING = new Set<number>([
	STATUS.preQuickStart,
	STATUS.preCharacters,
	STATUS.preStoryCreate,
	STATUS.preStoryTitle,
	STATUS.preCensoring,
	STATUS.preVoting,
	STATUS.preResults,
]);

/**
 * Returns the status that the others see: with hidden authors a player reads until they have
 * finished and everything was opened.
 */
function shownStatus(reader: WirePlayer): number {
	const own = reader.player.status;
	const finished = own === STATUS.postReading && isReadOut(reader);
	const reads = own >= STATUS.voting && own < STATUS.preResults && !finished;
	return reader.game.settings.hide_authors && reads ? STATUS.reacting : own;
}

/** Follows one player's messages and reports violations of docs/game.md "Phases". */
export class CourseWatch {
	/** The statuses that the game has passed. A part begins with its intro. */
	readonly course: number[] = [];
	private part: number | null = null;
	/** Whether the game may have gone on unseen: it does not wait for fans who lose the line. */
	private hasMissed = false;
	/** The statuses that were shown, with their part. */
	private readonly begun = new Set<string>();
	private readonly ledger: Ledger;
	private readonly reader: WirePlayer;

	constructor(reader: WirePlayer, ledger: Ledger) {
		this.reader = reader;
		this.ledger = ledger;
	}

	/** Returns the faults of a message that the reader has already applied. */
	faults(message: ServerMessage): string[] {
		const { game, player, seq } = this.reader;
		const faults: string[] = [];
		if (!Number.isFinite(message.now)) faults.push("a message without a clock");
		if (message.goaway) faults.push(`sent home: ${message.error}`);
		if (!game || seq < 0) return faults;
		const isBack = message.prev === undefined && this.course.length > 0;
		this.hasMissed ||= isBack && player.data.audience;
		if (message.game) faults.push(...this.statusFaults(), ...this.clockFaults(message.now));
		const own = game.players[player.id];
		const settled = message.ack !== undefined || message.prev === undefined;
		if (settled && own?.status !== shownStatus(this.reader))
			faults.push(`is ${own?.status} to the others and ${player.status} to themselves`);
		return faults;
	}

	private statusFaults(): string[] {
		const { game } = this.reader;
		const begins =
			game.status !== this.course.at(-1) ||
			(game.status === STATUS.preStoryWrite && game.submission.part !== this.part);
		this.part = game.submission.part;
		const key = `${game.status} ${this.part}`;
		// A task that is repeated after a crash shows the previous step again.
		const isRepeated = this.ledger.disturbed && this.begun.has(key);
		if (begins && !isRepeated && !IN_PASSING.has(game.status)) this.course.push(game.status);
		this.begun.add(key);
		const faults: string[] = [];
		// Only the end of the course is compared, because the audience may join later.
		const fits = this.ledger.disturbed || this.hasMissed ? isInOrderOf : isStretchOf;
		if (!fits(this.course, expectedCourse(this.ledger)))
			faults.push(`went ${this.course}, not ${expectedCourse(this.ledger)}`);
		if (game.status >= STATUS.preResults && !isReadOut(this.reader))
			faults.push(`the results came at ${JSON.stringify(game.reading)}`);
		for (const { id, status, data } of Object.values(game.players)) {
			const may = statusesOf(game.status, data.audience, id === game.host_id);
			// A task that is repeated after a crash can handle an action of the next step before that
			// step begins.
			if (this.ledger.disturbed && game.status === STATUS.preStoryWrite)
				may.push(STATUS.postStoryWrite);
			if (!may.includes(status))
				faults.push(`player ${id} is in ${status} while the game is in ${game.status}`);
		}
		return faults;
	}

	private clockFaults(now: number): string[] {
		const { settings } = this.ledger;
		const { game } = this.reader;
		// A patch removes a key to set it to null (RFC 7396).
		const { limit = null, hard_limit = null } = game.countdown;
		const faults: string[] = [];
		if (hard_limit !== (limit === null ? null : limit + 5000))
			faults.push(`limit ${limit}, hard limit ${hard_limit}`);
		const intro = settings.faster_phases || settings.game_mode === "solo_mode" ? 8 : 10;
		if (
			game.status === STATUS.preStoryWrite &&
			!endsWithin(game.submission.reading_start, now, intro)
		)
			faults.push("the intro is too long");
		if (game.status === STATUS.results && limit !== null)
			faults.push(`the results end at ${limit}`);
		if (settings.write_duration > 0) faults.push(...this.limitFaults(limit, now));
		else if (limit !== null) faults.push(`limit ${limit} in a game without a timer`);
		return faults.map((fault) => `${fault}, in ${game.status} at ${now}`);
	}

	private limitFaults(limit: number | null, now: number): string[] {
		const { faster_phases, game_mode, write_duration } = this.ledger.settings;
		const { status } = this.reader.game;
		if (status === STATUS.reacting) return this.readingFaults(limit, now);
		const writing = status === STATUS.preStoryWrite || status === STATUS.storyWrite;
		if (writing && limit === null) return [`${write_duration} s to write without an end`];
		if (status === STATUS.characters && game_mode === "solo_mode")
			return limit === null ? [] : [`names of a solo game end at ${limit}`];
		const seconds = LIMITS[status];
		if (seconds === undefined || endsWithin(limit, now, faster_phases ? seconds / 2 : seconds))
			return [];
		return [`${seconds} s end at ${limit}`];
	}

	/**
	 * Checks the reading limit: two hours, or three minutes once half of the players have finished
	 * and, when reading together, every part is open.
	 */
	private readingFaults(limit: number | null, now: number): string[] {
		const { players } = this.ledger;
		const finished = players.filter(
			({ id }) => this.reader.game.players[id]?.status === STATUS.postReading,
		).length;
		const dropped = finished * 2 >= players.length && isReadOut(this.reader);
		const dropsNow = endsWithin(limit, now, 180);
		return dropped === dropsNow && endsWithin(limit, now, 7200)
			? []
			: [`${finished} are through and the reading ends at ${limit}`];
	}
}

const endsWithin = (end: number | null, now: number, seconds: number) =>
	end !== null && end <= now + seconds * 1000;

/** Seconds per phase, by status. */
const LIMITS: Partial<Record<number, number>> = {
	[STATUS.quickStart]: 300,
	[STATUS.minors]: 120,
	[STATUS.characters]: 300,
	[STATUS.storyCreate]: 180,
	[STATUS.storyTitle]: 180,
	[STATUS.censoring]: 600,
};

/** Returns whether the host has opened every part in a room that reads together. */
function isReadOut({ game }: WirePlayer): boolean {
	if (!game.settings.read_together || game.settings.game_mode === "solo_mode") return true;
	if (!game.reading) return false;
	const last = Object.values(game.stories).reduce((a, b) => (a.meta.index > b.meta.index ? a : b));
	return (
		game.reading.story_id === last.id &&
		game.reading.part === Object.keys(last.submissions).length - 1
	);
}

/**
 * Returns the statuses that a player can have in a status of the game. A waiting status is one
 * higher.
 */
export function statusesOf(status: number, audience: boolean, host: boolean): number[] {
	switch (status) {
		case STATUS.lobby:
			return audience ? [STATUS.lobby] : [STATUS.lobby, STATUS.postLobby];
		case STATUS.preStoryWrite:
			return audience ? [STATUS.postStoryWrite] : [STATUS.preStoryWrite];
		case STATUS.preStoryTitle:
			return [STATUS.postStoryWrite];
		case STATUS.storyTitle:
			return audience ? [STATUS.storyTitle] : [STATUS.storyTitle, STATUS.postStoryTitle];
		case STATUS.censoring:
			return host ? [STATUS.censoring, STATUS.postCensoring] : [STATUS.postCensoring];
		case STATUS.reacting:
			return [STATUS.reacting, STATUS.voting, STATUS.postReading];
		case STATUS.preResults:
		case STATUS.results:
			return [status];
		default:
			return audience ? [status + 1] : [status, status + 1];
	}
}

/** Returns whether `short` is a subsequence of `long`. */
export function isInOrderOf(short: number[], long: number[]): boolean {
	let met = 0;
	for (const status of long) if (status === short[met]) met++;
	return met === short.length;
}

/** Returns whether `short` is a contiguous part of `long`. */
const isStretchOf = (short: number[], long: number[]) =>
	long.some((_, from) => short.every((status, i) => long[from + i] === status)) ||
	short.length === 0;

import { expect, test } from "vitest";
import { fameOf } from "#game/guess/found.ts";
import { guessedParts } from "#game/guess/guessing.ts";
import { reactionsByPart } from "#game/points/scoring.ts";
import { REFUSALS } from "#game/refusals.ts";
import { authorMs } from "#game/reveal/reveal-steps.ts";
import { superlativesOf } from "#game/reveal/superlatives.ts";
import type { Room, Submission } from "#game/room.ts";
import { coherentSettings, type SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { stageView } from "#game/view/view-stage.ts";
import { existing, range, Table } from "../../support/table.ts";

const FAN = 9;

/** Returns a game of four players and a fan in its reading. */
function reading(sent: SentSettings = {}, prepare?: (table: Table) => void): Table {
	const table = new Table(4, { guess_authors: true, num_switches: 3, ...sent });
	table.joinAudience(FAN);
	prepare?.(table);
	return table.playTo(STATUS.reacting);
}

const guess = (table: Table, reader: number, { id }: Submission, writer: number | null) =>
	table.does(reader, "story/guess", { submission: id, writer });

/** Lets the fan name these writers for the parts, in order. */
const fanNames = (table: Table, writers: readonly number[]) =>
	guessedParts(table.room).map((part, i) => guess(table, FAN, part, writers[i] ?? null));

const authorsOf = (room: Room) => guessedParts(room).map(({ player }) => player);

/** Plays to the reveal, whose steps the test then takes by `timeOut`. */
const toReveal = (table: Table) => {
	while (table.room.status < STATUS.preResults) table.playPhase();
	return table;
};

test("guessing hides the authors, and needs three seats for players", () => {
	const creator = { mature: true, premium: true };
	const of = (sent: SentSettings) => {
		const { guess_authors, hide_authors } = coherentSettings(sent, creator);
		return [guess_authors, hide_authors];
	};
	expect(of({})).toEqual([false, false]);
	expect(of({ hide_authors: true })).toEqual([false, true]);
	expect(of({ guess_authors: true })).toEqual([true, true]);
	expect(of({ guess_authors: true, hide_authors: false })).toEqual([true, true]);
	expect(of({ guess_authors: true, max_players: 2 })).toEqual([false, false]);
	expect(of({ guess_authors: true, game_mode: "solo_mode" })).toEqual([false, false]);
});

test("the last story with most parts to judge is guessed; blank and removed ones are left out", () => {
	const plain = reading();
	expect(plain.room.guessing).toBe(plain.stories.at(-1)?.id);
	// The writer in the second place of the ring leaves their parts blank.
	const table = reading({ moderation: true }, (it) => {
		it.words = (id) => (it.room.submissions[id]?.player === it.room.ring[1] ? 0 : 30);
	});
	const whole = table.stories.filter(({ id }) => table.parts(id).every(({ words }) => words > 0));
	expect(whole).toHaveLength(1);
	expect(table.room.guessing).toBe(whole[0]?.id);
	const [first] = guessedParts(table.room);
	table.does(1, "submission/censor", { submissions: [first?.id ?? 0] });
	expect(guessedParts(table.room)).toHaveLength(2);
});

test.each<[string, number, SentSettings]>([
	["with two players", 2, { guess_authors: true }],
	["without the rule", 4, { hide_authors: true }],
])("nothing is guessed %s", (_when, players, sent) => {
	const table = new Table(players, { max_players: 12, ...sent }).playTo(STATUS.reacting);
	expect([table.room.guessing, guessedParts(table.room)]).toEqual([null, []]);
	const part = existing(table.allParts[0]);
	expect(guess(table, 2, part, 1)).toBe(REFUSALS.nothingToGuess);
	table.playTo(STATUS.results);
	const view = table.view();
	expect(["guessing", "fame"].filter((key) => key in view)).toEqual([]);
	expect(view.reveal ?? {}).not.toHaveProperty("authors");
});

test("a reader names players for the parts of others, and changes or takes back a name until the end", () => {
	const table = reading();
	const [part] = guessedParts(table.room) as [Submission];
	const [other] = table.players.filter((player) => player !== part.player) as [number];
	const elsewhere = existing(table.allParts.find(({ story }) => story !== part.story));
	expect(guess(table, part.player, part, other)).toBe(REFUSALS.nothingToGuess);
	expect(guess(table, other, elsewhere, part.player)).toBe(REFUSALS.nothingToGuess);
	for (const nobody of [other, FAN, 77])
		expect(guess(table, other, part, nobody)).toBe(REFUSALS.noSuchPlayer);
	expect(guess(table, other, part, part.player)).toBeNull();
	expect(table.own(other).guesses).toEqual({ [part.id]: part.player });
	// Who has voted may still change their mind.
	table.playTurn(other);
	expect(table.seat(other).status).toBe(STATUS.postReading);
	expect(guess(table, other, part, null)).toBeNull();
	expect([table.own(other).guesses, table.room.guesses]).toEqual([undefined, {}]);
	toReveal(table);
	expect(guess(table, other, part, part.player)).toBe(REFUSALS.notNow);
});

test("the game waits for no guess, and no other player sees one before its author is revealed", () => {
	const table = reading();
	const [reader] = table.players as [number];
	const before = table.view();
	fanNames(table, authorsOf(table.room));
	expect(table.view()).toEqual(before);
	expect(table.own(reader).guesses).toBeUndefined();
	expect(toReveal(table).room.status).toBe(STATUS.preResults);
});

test("the authors appear part by part before the awards, with the guesses of each reader, for all screens", () => {
	const table = reading({ num_switches: 3 });
	const authors = authorsOf(table.room);
	fanNames(table, authors);
	const parts = guessedParts(table.room);
	toReveal(table);
	const seen = range(4).map(() => {
		const { reveal, stories } = table.view();
		const open = Object.values(stories).flatMap(({ captain, submissions }) => [
			...(captain ? [captain.id] : []),
			...Object.values(submissions).flatMap(({ player_id }) => player_id ?? []),
		]);
		const since = table.now - (reveal?.started_at ?? 0);
		table.timeOut();
		return [since, reveal?.step, Object.keys(reveal?.authors ?? {}).length, open.length];
	});
	expect(seen).toEqual([
		[0, "opening", 0, 0],
		[1000, "opening", 1, 0],
		[5000, "opening", 2, 0],
		[9000, "opening", 3, 0],
	]);
	const { reveal, stories } = table.view();
	expect([reveal?.step, Object.values(stories).every(({ captain }) => captain)]).toEqual([
		"award",
		true,
	]);
	expect(Object.values(reveal?.authors ?? {})).toEqual(
		parts.map(({ player }) =>
			expect.objectContaining({ writer: player, guesses: { [FAN]: player } }),
		),
	);
});

test("many authors together take no longer than four; each has a second and a half at least", () => {
	expect([1, 3, 4, 6, 12, 20].map(authorMs)).toEqual([4000, 4000, 4000, 3000, 1500, 1500]);
});

test("the screens of a room without an audience get the guessed story from the first author on", () => {
	const table = toReveal(reading({ audiences: false }));
	const titles = () =>
		Object.values(stageView(table.view()).stories).flatMap(({ id, meta }) =>
			meta.title === null ? [] : [id],
		);
	expect(titles()).toEqual([]);
	table.timeOut();
	expect(titles()).toEqual([table.room.guessing]);
});

test("an author found gives ten points of fame, and no point of the game", () => {
	const points = (table: Table) => Object.values(table.room.seats).map((seat) => seat.points);
	const plain = reading().playTo(STATUS.results);
	const table = reading();
	const authors = authorsOf(table.room);
	const [first, ...rest] = authors as [number, ...number[]];
	fanNames(table, [first, ...rest.map((author) => table.players.find((p) => p !== author) ?? 0)]);
	expect(table.view().fame).toBeUndefined();
	table.playTo(STATUS.results);
	expect(table.view().fame).toEqual({ [FAN]: 10 });
	expect(points(table)).toEqual(points(plain));
	expect(fameOf(plain.room)).toEqual({});
});

test("a writer whom no guess found gets the superlative alibi, and the best finder the detective", () => {
	const table = reading();
	const parts = guessedParts(table.room);
	const [alibi, ...caught] = authorsOf(table.room) as [number, ...number[]];
	const finder = table.players.find((player) => !authorsOf(table.room).includes(player)) as number;
	for (const [i, part] of parts.entries())
		guess(table, finder, part, caught[i - 1] ?? caught[0] ?? 0);
	// One who was found has no alibi, however many others missed.
	const [, second] = parts;
	const misses = [FAN, ...table.players].filter((id) => id !== finder && id !== second?.player);
	for (const reader of misses) if (second && reader !== alibi) guess(table, reader, second, alibi);
	table.playTo(STATUS.results);
	const found = superlativesOf(table.room, reactionsByPart(table.room));
	expect(found[alibi]).toEqual({ kind: "alibi", count: 1 });
	expect(found[finder]).toEqual({ kind: "detective", count: 2 });
});

test("the next game of the room begins without guesses", () => {
	const table = reading();
	fanNames(table, authorsOf(table.room));
	table.playTo(STATUS.results);
	table.vip({ play_again: true });
	expect([table.room.guessing, table.room.guesses]).toEqual([null, {}]);
});

import { describe, expect, it } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { owedBy } from "../../web/game/read-state.ts";
import {
	ledPage,
	type ReadingPlace,
	STEPS,
	screenAt,
	startingPlace,
} from "../../web/screens/read-vote/reading-place.ts";
import { byId, game, player, story, submission } from "./room/wire.ts";

const of = (id: number, index: number) =>
	story({
		id,
		submissions: byId(submission({ id: id * 10 }), submission({ id: id * 10 + 1, index: 1 })),
		meta: { index },
	});

const stories = byId(of(21, 0), of(22, 1));
const alone = game({ status: STATUS.reacting, stories });
const together = (story_id: number, part: number, more: { ended?: true } = {}) =>
	game({ status: STATUS.reacting, stories, reading: { story_id, part, ...more } });
const ended = together(22, 1, { ended: true });
const reader = player({ status: STATUS.reacting });
const voter = player({ status: STATUS.voting });
const finished = player({ status: STATUS.postReading });
const vote = { 1: { id: 1, story_id: 22, award: 1 } };

type Step = Partial<ReadingPlace>;

/** Returns the screen after some steps of a reader. */
const seen = (room: Game, me: OwnPlayer, ...steps: Step[]) =>
	screenAt(Object.assign(startingPlace(room, me), ...steps), room, me);
const open = (id: number): Step => ({ story: id });

describe("a reader", () => {
	it("begins at the list, opens a story and comes back", () => {
		expect(seen(alone, reader)).toEqual({ name: "list", led: null });
		expect(seen(alone, reader, open(22))).toMatchObject({ name: "story", story: { id: 22 } });
		expect(seen(alone, reader, open(22), STEPS.closeStory).name).toBe("list");
		expect(seen(alone, reader, open(99)).name).toBe("list");
	});

	it("goes on to the awards once all is read, and may look at the list again", () => {
		expect(seen(alone, voter).name).toBe("list");
		expect(seen(alone, reader, STEPS.proceed).name).toBe("list");
		expect(seen(alone, voter, STEPS.proceed).name).toBe("awards");
		expect(seen(alone, voter, STEPS.proceed, STEPS.backToList).name).toBe("list");
	});

	it("is back at the awards after a reload once a vote was given, also before the room has it", () => {
		const voted = player({ status: STATUS.voting, votes: vote });
		expect(seen(alone, voted).name).toBe("awards");
		const place = (begun: boolean) => screenAt(startingPlace(alone, voter, begun), alone, voter);
		expect([place(false).name, place(true).name]).toEqual(["list", "awards"]);
	});

	it("guesses before the vote, and once more while waiting", () => {
		const guessed = game({ ...alone, guessing: { story_id: 22, submissions: [220] } });
		expect(startingPlace(guessed, reader).guessed).toBe(false);
		expect(startingPlace(guessed, reader, true).guessed).toBe(true);
		expect(seen(guessed, finished).name).toBe("wait");
		expect(seen(guessed, finished, STEPS.guess).name).toBe("guess");
		expect(seen(guessed, finished, STEPS.guess, STEPS.leaveGuess).name).toBe("wait");
		expect(seen(alone, finished, STEPS.guess).name).toBe("wait");
	});

	it("waits when finished, and may read once more meanwhile", () => {
		expect(seen(alone, finished).name).toBe("wait");
		expect(seen(alone, finished, STEPS.readAgain).name).toBe("list");
		expect(seen(alone, finished, STEPS.readAgain, open(21)).name).toBe("story");
		expect(seen(alone, finished, STEPS.readAgain, STEPS.proceed).name).toBe("wait");
	});
});

describe("a room that reads together", () => {
	it("shows the page that the host has opened", () => {
		expect(seen(together(21, 1), reader)).toMatchObject({
			name: "together",
			page: { story: { id: 21 }, part: 1 },
		});
	});

	it("lets a reader go to the list and come back", () => {
		const away = seen(together(21, 1), reader, STEPS.leaveOthers);
		expect(away).toMatchObject({ name: "list", led: { story: { id: 21 } } });
		expect(seen(together(21, 1), reader, STEPS.leaveOthers, STEPS.rejoinOthers).name).toBe(
			"together",
		);
	});

	it("brings every reader to a story that the host opens", () => {
		const steps = [STEPS.leaveOthers, open(21), STEPS.gather];
		expect(seen(together(22, 0), reader, ...steps).name).toBe("together");
	});

	it("keeps readers who have finished at the page, until it is the last one", () => {
		expect(seen(together(22, 0), finished).name).toBe("together");
		expect(seen(together(22, 0), finished, STEPS.leaveOthers).name).toBe("list");
		expect(seen(together(22, 1), finished).name).toBe("wait");
		expect([ledPage(together(22, 0))?.part, ledPage(together(22, 1))]).toEqual([0, null]);
	});

	it("moves everybody on when the host ends it, also readers who come late or reload", () => {
		expect(seen(ended, voter).name).toBe("awards");
		expect(seen(ended, finished).name).toBe("wait");
		expect(seen(ended, voter, STEPS.backToList).name).toBe("list");
		const reading = startingPlace(together(22, 1), voter);
		expect(screenAt({ ...reading, ...STEPS.proceed }, ended, voter).name).toBe("awards");
	});

	it("takes a reader who owes stickers to the awards too, where they come before the vote", () => {
		expect(seen(ended, reader).name).toBe("awards");
		expect(seen(ended, reader, STEPS.backToList).name).toBe("list");
		expect(seen(together(22, 1), reader, STEPS.proceed).name).toBe("awards");
		expect(seen(together(22, 0), reader, STEPS.proceed).name).toBe("list");
		expect(owedBy(ended, reader).map(({ id }) => id)).toEqual([21, 22]);
		expect(owedBy(ended, player({ own_stories: [21] })).map(({ id }) => id)).toEqual([22]);
	});

	it("stays at the last page for readers who were there, and goes on to the awards from it", () => {
		expect(seen(together(22, 1), voter).name).toBe("together");
		expect(seen(together(22, 1), voter, STEPS.proceed).name).toBe("awards");
	});
});

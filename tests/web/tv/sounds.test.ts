import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { type Cue, playsHere } from "../../../web/device/sounds/cue.ts";
import { tvCueFor } from "../../../web/tv/tv-cues.ts";
import { game } from "../room/wire.ts";

const CUES: Cue[] = ["join", "turn", "last-seconds", "done", "award", "boing", "knock", "plop"];
const heard = (status: (typeof STATUS)[keyof typeof STATUS], num_screens: number) =>
	CUES.filter((cue) =>
		playsHere(cue, game({ status, extra: { num_audience: 0, num_screens, language: "en" } })),
	);

test("a phone plays every sound in a room without a television, and before it is in a room", () => {
	expect(heard(STATUS.storyWrite, 0)).toEqual(CUES);
	expect(CUES.filter((cue) => playsHere(cue, null))).toEqual(CUES);
});

test("beside a television a phone plays its own poke, turn and last seconds, and nothing in the reveal", () => {
	expect(heard(STATUS.storyWrite, 1)).toEqual(["turn", "last-seconds", "knock"]);
	expect(heard(STATUS.lobby, 4)).toEqual(["turn", "last-seconds", "knock"]);
	expect(heard(STATUS.preResults, 1)).toEqual([]);
});

test("the television plays a sound for each person who joins, each page and the results", () => {
	const lobby = game();
	const [mika] = Object.values(lobby.players);
	const players = { ...lobby.players, ...(mika && { 2: { ...mika, id: 2 } }) };
	expect(tvCueFor(lobby, game({ players }))).toBe("join");
	expect(tvCueFor(game({ players }), lobby)).toBeNull();

	const at = (story_id: number, part: number, page?: number) =>
		game({
			status: STATUS.reacting,
			reading: { story_id, part, ...(page !== undefined && { page }) },
		});
	expect(tvCueFor(at(21, 0), at(21, 1))).toBe("page");
	expect(tvCueFor(at(21, 0), at(21, 0, 1))).toBe("page");
	expect(tvCueFor(at(21, 0, 1), at(21, 0, 1))).toBeNull();
	expect(tvCueFor(at(21, 1), at(22, 0))).toBeNull();
	expect(tvCueFor(at(21, 1), game({ status: STATUS.results }))).toBe("award");
	// The winner stays on the stage, and the library sounds when it comes.
	const shown = { started_at: 0, step: "winner", step_at: 0 } as const;
	const reveal = { ...shown, awards: [], podium: [], skips: [] };
	expect(
		tvCueFor(game({ status: STATUS.preResults, reveal }), game({ status: STATUS.results, reveal })),
	).toBeNull();
});

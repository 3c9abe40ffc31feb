import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt, skipTo } from "../../../players/rooms/room-at.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

const TIME_UP = "time's up";

const writing = (settings: object = {}) =>
	roomAt(plotluck, STATUS.storyWrite, { players: 2, settings });

const partOf = ({ player }: WirePlayer) => player.current_submission?.id ?? 0;
const save = (who: WirePlayer, content: unknown, more: object = {}, id = partOf(who)) =>
	who.act("story/submit", { submission: { id, content }, ...more });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the text of a part as a reader sees it. */
const readBy = ({ game }: WirePlayer, part: number) =>
	Object.values(game.stories)
		.flatMap(({ submissions }) => Object.values(submissions))
		.find(({ id }) => id === part)?.content;

test.concurrent("a saved text comes back after a lost connection, word for word", async () => {
	const [host] = await writing();
	for (const text of [
		"",
		"Once",
		"Once upon a time 🦝\n\tzero \u0000, bell \u0007, RTL \u202E and \u2028",
		"x".repeat(14_000),
		"\u0001".repeat(14_000),
	]) {
		expect(await save(host, text)).toBeNull();
		host.drop();
		await host.connect();
		expect(host.player.current_submission?.content).toBe(text);
		expect(host.player.status).toBe(STATUS.storyWrite);
	}
});

test.concurrent("14,001 characters, half a surrogate pair and non-texts are refused, and the text stays", async () => {
	const [host] = await writing();
	expect(await save(host, "as it was")).toBeNull();
	for (const content of [
		"x".repeat(14_001),
		"lone \uD83E",
		"\uDD9D",
		7,
		null,
		["text"],
		undefined,
	]) {
		expect(await save(host, content)).toEqual(expect.stringMatching(/./));
	}
	for (const more of [
		{ done_submission: "yes" },
		{ done_submission: 1 },
		{ flagged_submissions: 3 },
		{ mood: "good" },
	]) {
		expect(await save(host, "not this", more)).toEqual(expect.stringMatching(/./));
	}
	for (const id of [null, "1", 1.5, -1, 0]) {
		expect(await host.act("story/submit", { submission: { id, content: "nor this" } })).toEqual(
			expect.stringMatching(/./),
		);
	}
	await host.connect();
	expect(host.player.current_submission?.content).toBe("as it was");
});

test.concurrent("done is undone by typing on, and a save without done_submission does not change it", async () => {
	const [host, guest] = await writing();
	expect(await save(host, "first", { done_submission: true })).toBeNull();
	expect(host.player.status).toBe(STATUS.postStoryWrite);
	expect(await save(host, "second")).toBeNull();
	expect(host.player.status).toBe(STATUS.postStoryWrite);
	expect(await save(host, "third", { done_submission: false })).toBeNull();
	expect([host.player.status, host.game.status]).toEqual([STATUS.storyWrite, STATUS.storyWrite]);
	expect(await save(guest, "mine", { done_submission: true })).toBeNull();
	expect(guest.game.status).toBe(STATUS.storyWrite);
	expect(await save(host, "fourth", { done_submission: true })).toBeNull();
	await host.reached(STATUS.storyTitle);
});

test.concurrent("a save after the part was closed is refused and changes nothing", async () => {
	const players = await writing({ num_switches: 2 });
	const [host, guest] = players;
	const part = partOf(host);
	expect(await save(host, "kept", { done_submission: true })).toBeNull();
	expect(await save(guest, "", { done_submission: true })).toBeNull();
	await host.until(() => host.game.submission.part === 1);
	expect(await save(host, "late", {}, part)).toBe(TIME_UP);
	expect(await save(host, "late", { done_submission: false }, part)).toBe(TIME_UP);
	await skipTo(plotluck, players, STATUS.storyTitle);
	expect(await save(host, "late", { done_submission: true }, part)).toBe(TIME_UP);
	await skipTo(plotluck, players, STATUS.reacting);
	expect(await save(host, "late", {}, part)).toBe(TIME_UP);
	expect(readBy(guest, part)).toBe("kept");
});

test.concurrent("when the time runs out, saved texts stay and the game goes on; saves count for five more seconds", async () => {
	const players = await writing({ write_duration: 10 });
	const [host, guest] = players;
	const [part, other] = [partOf(host), partOf(guest)];
	expect(await save(host, "in time")).toBeNull();
	const { submission_end } = host.player.submission;
	expect(submission_end).toBe((host.game.submission.reading_start ?? 0) + 10_000);
	await pause((submission_end ?? 0) - Date.now() + 500);
	expect(host.game.status).toBe(STATUS.storyWrite);
	expect(await save(host, "in the grace")).toBeNull();
	await host.reached(STATUS.storyTitle);
	expect(await save(host, "too late", {}, part)).toBe(TIME_UP);
	await skipTo(plotluck, players, STATUS.reacting);
	expect([readBy(guest, part), readBy(guest, other)]).toEqual(["in the grace", ""]);
});

test.concurrent("other players see when a player starts and stops typing", async () => {
	const [host, guest] = await writing();
	const types = () => guest.game.players[host.id]?.data.typing;
	expect(types()).not.toBe(true);
	expect(await save(host, "tap tap")).toBeNull();
	await guest.until(() => types() === true);
	await guest.until(() => types() !== true);
});

test.concurrent("a text that is stored in time is acknowledged, also when its done comes after the end", async () => {
	const [host, guest] = await writing();
	const part = partOf(guest);
	expect(await save(host, "mine", { done_submission: true })).toBeNull();
	// The first done ends the part, so the second one reaches a room that closes it.
	const first = save(guest, "almost", { done_submission: true });
	const second = guest.act(
		"story/submit",
		{
			submission: { id: part, content: "the last word" },
			done_submission: true,
		},
		"last",
	);
	expect(await Promise.all([first, second])).toEqual([null, null]);
	await guest.until(() => guest.game.status !== STATUS.storyWrite);
	const again = { submission: { id: part, content: "the last word" }, done_submission: true };
	expect(await guest.act("story/submit", again, "last")).toBeNull();
	expect(await guest.act("story/submit", { ...again, done_submission: false })).toBeNull();
	const other = { ...again, submission: { id: part, content: "too late" } };
	expect(await guest.act("story/submit", other)).toMatch(TIME_UP);
	await skipTo(plotluck, [host, guest], STATUS.reacting);
	expect(readBy(host, part)).toBe("the last word");
});

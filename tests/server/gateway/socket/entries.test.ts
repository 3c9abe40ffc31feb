import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { roomAt } from "../../../players/rooms/room-at.ts";
import { playTo, takeTurn } from "../../../players/wire/game.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { historyText } from "../../../room/history-text.ts";
import { ownPlotluck, ownTemporal } from "../../../support/file-set-up.ts";
import { SHORT_INTROS } from "../../../support/short-limits.ts";

/** Ms, which faster_phases halves. Long enough for players who submit at once. */
const LIMIT = 60_000;
/** Ms for unsaved input after a host ends a phase: three times the rule, for a busy machine. */
const LAST_CALL = 6_000;
/** Without a timer no phase has a limit. */
const TIMED = { write_duration: 3600 };

const limits = { ...SHORT_INTROS, characters: LIMIT, storyCreate: LIMIT, lastCall: LAST_CALL };
const plotluck = ownPlotluck({}, { limits });
const temporal = ownTemporal(plotluck);

const reached = (status: number, settings: object = {}) => roomAt(plotluck, status, { settings });

const draft = (who: WirePlayer, action: string, body: object, id?: string) =>
	who.act(action, { ...body, draft: true }, id);
const titleDraft = (who: WirePlayer, title: string, id?: string) =>
	draft(who, "story/title", { story: { id: who.player.current_story?.id, meta: { title } } }, id);
const nameDraft = (who: WirePlayer, names: string[]) =>
	draft(who, "game/character", { characters: names.map((name) => ({ name })) });
const skip = (host: WirePlayer, { id }: WirePlayer) =>
	host.act("game/vip", { vip_action: { skip_player: id } });
const titleOf = ({ game }: WirePlayer, story: number | undefined) =>
	game.stories[story ?? 0]?.meta.title;
const comeBack = (player: WirePlayer): Promise<WirePlayer> => {
	player.drop();
	return new WirePlayer(plotluck.url, player.seat).connect();
};

test.concurrent("a typed title counts when the host skips its captain, with its last letters", async () => {
	const [host, guest, slow] = await reached(STATUS.storyTitle);
	const story = slow.player.current_story?.id;
	expect(await titleDraft(slow, "My great ti")).toBeNull();
	for (const player of [host, guest]) expect(await takeTurn(player)).toBeNull();
	expect(await skip(host, slow)).toBeNull();
	await slow.until(() => (slow.game.countdown.limit ?? Number.MAX_VALUE) <= Date.now() + 100);
	expect(slow.game.status).toBe(STATUS.storyTitle);
	const { limit, hard_limit } = slow.game.countdown;
	expect((hard_limit ?? 0) - (limit ?? 0)).toBe(LAST_CALL);
	expect(await titleDraft(slow, "My great title")).toBeNull();
	await host.reached(STATUS.reacting);
	expect(titleOf(host, story)).toBe("My great title");
	expect(await titleDraft(slow, "too late")).toEqual(expect.stringMatching(/./));
});

test.concurrent("three names of five are kept when the time runs out, and two are filled in", {
	timeout: 180_000,
}, async () => {
	const [host, guest, slow] = await reached(STATUS.characters, TIMED);
	for (const player of [host, guest]) expect(await takeTurn(player)).toBeNull();
	const slur = ["n", "i", "g", "g", "e", "r"].join("");
	expect(await nameDraft(slow, ["Boo", "", slur, "Fluff\u202e", " Spuddy "])).toBeNull();
	expect(await nameDraft(slow, ["Boo", "", slur, "Fluff", " Spuddy "])).toBeNull();
	await host.until(() => host.game.status >= STATUS.storyCreate, 120_000);
	const { characters } = await temporal.stateOf(host.seat.room_code);
	const own = Object.values(characters).filter(({ owner }) => owner === slow.id);
	expect(own.map(({ name }) => typeof name).sort()).toEqual([
		...["number", "number", "number", "string", "string"],
	]);
	const seen = new Set(
		[host, guest, slow].flatMap(({ player }) =>
			Object.values(player.characters).map(({ name }) => name),
		),
	);
	expect([...seen]).toEqual(expect.arrayContaining(["Boo", "Fluff", "Spuddy"]));
	expect([...seen]).not.toContain(slur);
});

test.concurrent("a cast below the minimum is completed, when the time runs out", {
	timeout: 180_000,
}, async () => {
	const [host, guest, slow] = await reached(STATUS.storyCreate, { ...TIMED, min_characters: 3 });
	for (const player of [host, guest]) expect(await takeTurn(player)).toBeNull();
	const pick = Object.keys(slow.player.characters).map(Number)[3];
	const id = slow.player.current_story?.id ?? 0;
	const choose = (characters: unknown[]) =>
		draft(slow, "story/create", { story: { id, characters } });
	expect(await choose([pick])).toBeNull();
	expect(await choose([4711])).toEqual(expect.stringContaining("hand"));
	expect((await comeBack(slow)).player.drafts).toEqual({
		"story/create": { story: { id, characters: [pick] } },
	});
	await host.until(() => host.game.status >= STATUS.preStoryWrite, 120_000);
	const cast = Object.keys(host.game.stories[id]?.characters ?? {}).map(Number);
	expect(cast).toHaveLength(3);
	expect(cast).toContain(pick);
});

test.concurrent("unsubmitted stickers count; saving them finishes no reader and sends no signal", async () => {
	const [host, guest, slow] = await reached(STATUS.reacting);
	const story = Object.values(slow.game.stories).find(
		({ id }) => !slow.player.own_stories.includes(id),
	);
	const other = Object.values(story?.submissions ?? {}).map(({ id }) =>
		slow.player.own_submissions.includes(id) ? [] : [6],
	);
	const { stateOf } = temporal;
	const before = await stateOf(host.seat.room_code);
	const reaction = { id: -1, story_id: story?.id, meta: { submission_reactions: other } };
	expect(await draft(slow, "story/react", { reaction })).toBeNull();
	expect(await stateOf(host.seat.room_code)).toEqual(before);
	const back = await comeBack(slow);
	expect(back.player.drafts["story/react"]?.[story?.id ?? 0]).toEqual({ reaction });
	expect([back.player.status, back.player.reactions]).toEqual([STATUS.reacting, {}]);

	const others = playTo([host, guest], STATUS.results);
	await host.until(() => host.player.status === STATUS.postReading);
	await host.until(() => host.game.players[guest.id]?.status === STATUS.postReading);
	expect(await skip(host, slow)).toBeNull();
	await others;
	const given = Object.values((await stateOf(host.seat.room_code)).reactions).find(
		(one) => one.player === slow.id,
	);
	expect(given).toMatchObject({ story: story?.id, parts: other });
});

test.concurrent("text that was typed just before a force skip is in the part", async () => {
	const [host, guest, slow] = await reached(STATUS.storyWrite, { write_duration: 300 });
	const part = slow.player.current_submission?.id ?? 0;
	const save = (content: string, more: object = {}) =>
		slow.act("story/submit", { submission: { id: part, content }, ...more });
	expect(await save("Once")).toBeNull();
	expect(await host.act("game/vip", { vip_action: { skip_submission: true } })).toBeNull();
	await slow.until(() => (slow.player.submission.submission_end ?? 0) <= Date.now() + 100);
	expect(slow.game.status).toBe(STATUS.storyWrite);
	expect(await save("Once upon a time", { done_submission: true })).toBeNull();
	await host.reached(STATUS.storyTitle);
	expect(await save("Once upon a time", {}), "the closed part has exactly this text").toBeNull();
	expect(await save("too late")).toBe("time's up");
	await playTo([host, guest, slow], STATUS.reacting);
	const texts = Object.values(host.game.stories)
		.flatMap(({ submissions }) => Object.values(submissions))
		.find(({ id }) => id === part);
	expect(texts?.content).toBe("Once upon a time");
});

test.concurrent("a draft comes back to its player alone, and a submission replaces it", async () => {
	const [host, guest, slow] = await reached(STATUS.storyTitle);
	expect(await titleDraft(slow, "secret-draft", "first")).toBeNull();
	expect(await titleDraft(slow, "secret-draft 2")).toBeNull();
	expect(await titleDraft(slow, "secret-draft", "first"), "a repeated save").toBeNull();
	const back = await comeBack(slow);
	const id = slow.player.current_story?.id ?? 0;
	expect(back.player.drafts).toEqual({
		"story/title": { story: { id, meta: { title: "secret-draft 2" } } },
	});
	for (const player of [host, guest]) {
		await player.connect();
		expect(JSON.stringify(player.messages)).not.toContain("secret-draft");
		expect(player.player.drafts).toEqual({});
	}
	const history = await temporal.historyOf(host.seat.room_code);
	expect(historyText(history)).not.toContain("secret-draft");
	// A new connection numbers its messages from 1, so these need other ids.
	const title = { story: { id, meta: { title: "As it is" } } };
	expect(await back.act("story/title", title, "submitted")).toBeNull();
	expect(back.player.drafts).toEqual({});
	expect(await titleDraft(back, "once more", "late")).toBe("You’ve already done that");
	await playTo([host, guest], STATUS.reacting);
	expect(titleOf(host, id)).toBe("As it is");
});

test.concurrent("drafts are checked like what they become", async () => {
	const [host] = await reached(STATUS.characters);
	const refused = expect.stringMatching(/./);
	expect(await nameDraft(host, ["x".repeat(31)])).toEqual(refused);
	expect(await nameDraft(host, Array(21).fill("x"))).toEqual(refused);
	expect(await draft(host, "game/character", { characters: [{ name: 7 }] })).toEqual(refused);
	expect(await draft(host, "game/character", { characters: [], mood: "good" })).toEqual(refused);
	expect(await draft(host, "game/ready", {})).toEqual(refused);
	expect(await host.act("game/character", { characters: [], draft: false })).toEqual(refused);
	expect(await titleDraft(host, "not now")).toEqual(refused);
	expect(
		await draft(host, "game/otpCharacter", { characters: [{ name: "A pair elsewhere" }] }),
	).toEqual(refused);
	const fan = await WirePlayer.join(plotluck.url, host.seat.room_code, "Fanny", { audience: true });
	expect(await nameDraft(fan, ["Me"])).toEqual(refused);
	expect(host.player.status).toBe(STATUS.characters);
});

import { expect, it } from "vitest";
import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import {
	type NullTable,
	restoreGameNulls,
	restorePlayerNulls,
} from "../../../web/room/connection/nulls.ts";
import { game, player, story, submission } from "./wire.ts";

/** Returns a new value as a merge patch brings it: without the keys that are null. */
function withoutNulls<T>(value: T): T {
	return JSON.parse(JSON.stringify(value), (_key, part) => part ?? undefined);
}

const bare = submission({ player_id: null, player: null });
const stories = { 21: story({ submissions: { 11: bare } }), 22: story({ id: 22 }) };

it("every null of the game comes back", () => {
	for (const whole of [game({ stories }), game({ stories: {} })]) {
		const patched = withoutNulls(whole);
		expect(patched).not.toEqual(whole);
		restoreGameNulls(patched);
		expect(patched).toEqual(whole);
	}
});

it("every null of the player's record comes back", () => {
	for (const whole of [
		player(),
		player({ stories, current_story: stories[21], current_submission: bare }),
	]) {
		const patched = withoutNulls(whole);
		expect(patched).not.toEqual(whole);
		restorePlayerNulls(patched);
		expect(patched).toEqual(whole);
	}
});

it("a key that an older server does not send stays undefined", () => {
	const { stories: _stories, ...older } = player();
	// The types describe today's servers.
	restorePlayerNulls(older as OwnPlayer);
	expect(older).not.toHaveProperty("stories");
});

it("a table compiles only with every nullable key, and with no other", () => {
	const whole = {
		player_id: null,
		player: null,
		meta: { prompt: null },
	} satisfies NullTable<WireSubmission>;
	// @ts-expect-error: player_id is missing
	({ player: null, meta: { prompt: null } }) satisfies NullTable<WireSubmission>;
	// @ts-expect-error: the keys of an object within are missing
	({ player_id: null, player: null }) satisfies NullTable<WireSubmission>;
	// @ts-expect-error: an id is never null
	({ ...whole, id: null }) satisfies NullTable<WireSubmission>;
	type Countdown = NullTable<Pick<Game, "countdown">>;
	// @ts-expect-error: the hard limit is missing
	({ countdown: { limit: null } }) satisfies Countdown;
	const lost = Object.keys(bare).filter((key) => !(key in withoutNulls(bare)));
	expect(Object.keys(whole)).toEqual([...lost, "meta"]);
});

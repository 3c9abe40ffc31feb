import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { call } from "../../../players/wire/player.ts";
import { sharedMembers } from "../../../support/file-set-up.ts";
import { hostAs, META } from "../rest.ts";

const { plotluck, provider } = sharedMembers();

const SOLO = {
	game_mode: "solo_mode",
	show_instructions: false,
	faster_phases: true,
	write_duration: 0,
	num_switches: 1,
};

async function accountWith(id: string, packs: Record<string, string[]>) {
	const who = await provider.bearer(id);
	for (const [name, prompts] of Object.entries(packs)) {
		const { body } = await call(plotluck.url, "POST", "/promptPacks", { name }, who);
		for (const prompt of prompts)
			await call(plotluck.url, "POST", `/promptPacks/${body.id}/prompts`, { prompt }, who);
	}
	return who;
}

/** The packs in the room's settings, and the prompts of its first part. */
async function dealt(who: Record<string, string>, prompt_packs: string[]) {
	const host = await hostAs(plotluck.url, who, { ...SOLO, prompt_packs });
	await skipTo(plotluck, [host], STATUS.storyWrite);
	host.leave();
	return {
		packs: host.game.settings.prompt_packs,
		prompts: host.player.current_submission?.prompts,
	};
}

test("a host names own packs, alone or with built-in ones", async () => {
	const prompts = ["One resigns.", "Two resign.", "Three resign."];
	const ann = await accountWith("ann", { Pirates: prompts });
	const [alone, beside, filtered] = await Promise.all([
		dealt(ann, ["Pirates"]),
		dealt(ann, ["basic", "Pirates"]),
		dealt(ann, ["drama", "Pirates"]),
	]);
	expect(alone.packs).toEqual([]);
	expect([...(alone.prompts ?? [])].sort()).toEqual([...prompts].sort());
	expect([beside.packs, beside.prompts?.length]).toEqual([["basic"], 3]);
	// Packs for supporters are left out without a replacement.
	expect(filtered.packs).toEqual([]);
});

test("an empty own pack leaves the built-in prompts", async () => {
	const ben = await accountWith("ben", { Blank: [], Sparse: ["Only this."] });
	const [blank, sparse] = await Promise.all([
		dealt(ben, ["Blank"]),
		dealt(ben, ["Blank", "Sparse"]),
	]);
	expect([blank.packs, blank.prompts?.length]).toEqual([["basic"], 3]);
	expect(sparse.prompts).toEqual(["Only this."]);
});

test("an unknown or foreign pack gets 422 with its place in the list", async () => {
	const cy = await accountWith("cy", { Mine: ["Mine."] });
	const dan = await accountWith("dan", {});
	const open = (prompt_packs: unknown[], who: Record<string, string> = {}) =>
		call(
			plotluck.url,
			"POST",
			"/rooms/",
			{ settings: { prompt_packs }, host: { name: "Hosty", meta: META } },
			who,
		);
	for (const who of [{}, dan]) {
		const answer = await open(["basic", "Mine"], who);
		expect(answer).toMatchObject({
			status: 422,
			body: { field: "settings.prompt_packs.1", error: expect.stringMatching(/./) },
		});
	}
	expect(await open(["Mine", "basic", "mystery"], cy)).toMatchObject({
		status: 422,
		body: { field: "settings.prompt_packs.2" },
	});
	expect(await open(["Mine", 7], cy)).toMatchObject({ status: 422 });
	expect((await open(["Mine", "basic"], cy)).status).toBe(201);
});

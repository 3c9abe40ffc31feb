import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { hardcore } from "../../../db/seeds/en/hardcore.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { twoPlayers } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

const gathered = async (settings: object = {}) => await twoPlayers(plotluck.url, settings);
const change = (player: WirePlayer, settings: object) => player.act("game/settings", { settings });

test.concurrent("everybody in the lobby sees what the host changes, and the game has it", async () => {
	const [host, guest] = await gathered({ num_switches: 3 });
	expect(await change(host, { num_switches: 1, write_duration: 0 })).toBeNull();
	await guest.until(() => guest.game.settings.num_switches === 1);
	expect(guest.game.settings).toMatchObject({ write_duration: 0, max_characters: 3 });
	expect(await change(guest, { num_switches: 2 })).toMatch(/host/);
	await skipTo(plotluck, [host, guest], STATUS.storyTitle);
	expect(guest.game.status).toBe(STATUS.storyTitle);
	expect(await change(host, { num_switches: 2 })).toMatch(/too early or too late/);
});

test.concurrent("settings are checked and corrected as when a room is opened", async () => {
	const [host] = await gathered();
	expect(await change(host, { num_switches: 0 })).toMatch(/num_switches/);
	expect(host.messages.at(-1)?.values).toEqual(["settingRange", "num_switches", 0, 1, 20]);
	expect(await change(host, { max_characters: 1 })).toMatch(/min_characters/);
	expect(host.messages.at(-1)?.values).toEqual(["castRange", 2, 1]);
	expect(await change(host, { unheard_of: 1 })).toMatch(/unheard_of/);
	expect(await change(host, { game_mode: "otp" })).toBeNull();
	// The mode lets players name a pair, so the number of names is that of a pair.
	await host.until(() => host.game.settings.game_mode === "otp");
	expect(host.game.settings.num_otp_characters).toBe(2);
});

test.concurrent("other packs deal other prompts, and those for supporters are left out", async () => {
	const [host, guest] = await gathered({ prompt_packs: ["basic"], forced_prompts: true });
	expect(
		await change(host, { maturity: "MATURE", prompt_packs: ["fantasy", "hardcore"] }),
	).toBeNull();
	await host.until(() => host.game.settings.prompt_packs.join() === "hardcore");
	await skipTo(plotluck, [host, guest], STATUS.storyWrite);
	const prompts = host.player.current_submission?.prompts ?? [];
	expect(prompts.length).toBeGreaterThan(0);
	expect(hardcore).toEqual(expect.arrayContaining(prompts));
});

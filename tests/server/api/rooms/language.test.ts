import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { SEED_PACKS } from "../../../../db/seeds/index.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import { gather, QUICK } from "../../../players/wire/game.ts";
import { call } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();
const host = { name: "Hosty", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };

/** Opens a room and resolves to the language in its invitation. */
async function languageOfRoom(settings: object, headers: Record<string, string> = {}) {
	const { url } = plotluck;
	const opened = await call(url, "POST", "/rooms/", { settings, host }, headers);
	if (opened.status !== 201) return opened.body;
	return (await call(url, "GET", `/rooms/${opened.body.code}`)).body.language;
}

test("a room has the language that is sent, then that of its host's browser, then English", async () => {
	const german = { "accept-language": "de-AT, en;q=0.5" };
	expect(await languageOfRoom({ language: "ja" }, german)).toBe("ja");
	expect(await languageOfRoom({}, german)).toBe("de");
	expect(await languageOfRoom({}, { ...german, cookie: "language=pt-BR" })).toBe("pt-BR");
	expect(await languageOfRoom({}, { "accept-language": "sw" })).toBe("en");
	expect(await languageOfRoom({})).toBe("en");
	expect(await languageOfRoom({ language: "tlh" })).toMatchObject({
		code: "badBody",
		field: "settings.language",
	});
});

test("everybody sees the language, and the host changes it in the lobby with the prompts", async () => {
	const settings = { ...QUICK, language: "de", forced_prompts: true };
	const [host, guest] = await gather(plotluck.url, 2, settings);
	if (!host || !guest) throw new Error("nobody came");
	expect(guest.game.extra.language).toBe("de");
	expect(await host.act("game/settings", { settings: { language: "es" } })).toBeNull();
	await guest.until(() => guest.game.extra.language === "es");
	expect(guest.game.settings.language).toBe("es");
	await skipTo(plotluck, [host, guest], STATUS.storyWrite);
	const prompts = [host, guest].flatMap(({ player }) => player.current_submission?.prompts ?? []);
	expect(prompts.length).toBeGreaterThan(0);
	expect(SEED_PACKS.es.basic).toEqual(expect.arrayContaining(prompts));
	expect(await host.act("game/settings", { settings: { language: "en" } })).toMatch(
		/too early or too late/,
	);
});

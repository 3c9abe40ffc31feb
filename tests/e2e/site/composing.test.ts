import { describe, expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { composingKeyboard } from "../../players/browser/composing.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { seenCode } from "../../players/browser/seen-code.ts";
import { QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const KNOWN = { playerName: "Mika", playerSprite: "7", playerMature: "true" };

/** Returns a player at a field for a code, and the paths of rooms that its page asks for. */
async function atField(path: string, name: string) {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 320, height: 640 });
	const { page } = player;
	await page.addInitScript((items) => void Object.assign(localStorage, items), KNOWN);
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/\/rooms\/./.test(pathname)) asked.push(pathname.split("/")[4] ?? "");
	});
	await page.goto(plotluck.url + path);
	const field = page.getByRole("textbox", { name });
	await field.focus();
	return { player, page, field, asked, keyboard: await composingKeyboard(page) };
}

const FIELDS: [path: string, name: string][] = [
	["/", "Got a code?"],
	["/play/join", "Room code"],
	["/tv", "Room code"],
	["/bugreport", "Room code"],
];

describe.each(FIELDS)("the field for a code at %s", (path, name) => {
	test("shows what is composed letter by letter, and asks for no room before it is whole", async (context) => {
		skipInFirefox(context, "a composing keyboard");
		const { field, asked, keyboard } = await atField(path, name);
		const shown: string[] = [];
		const letters = ["d", "du", "duz", "du", "d", "", "d", "あb", "あbc", "w", "wx", "wxy"];
		for (const text of letters) {
			await keyboard.compose(text);
			shown.push(await seenCode(field));
		}
		expect(shown).toEqual(letters.map((text) => text.toUpperCase()));
		expect(asked).toEqual([]);
		await keyboard.commit("wxyz");
		expect(await seenCode(field)).toBe("WXYZ");
	});

	test("reads full-width letters", async (context) => {
		skipInFirefox(context, "a composing keyboard");
		const { field, keyboard } = await atField(path, name);
		for (const text of ["ｗ", "ｗｘ", "ｗｘｙ"]) await keyboard.compose(text);
		await keyboard.commit("ｗｘｙ");
		expect((await seenCode(field)).normalize("NFKC")).toBe("WXY");
	});

	test("takes a pasted code with a space behind it, and a pasted link", async () => {
		const { page, field } = await atField(path, name);
		await page.keyboard.insertText("wxy ");
		expect((await seenCode(field)).trim()).toBe("WXY");
		await field.selectText();
		await page.keyboard.insertText(`${plotluck.url}/game/wxyz`);
		expect(await seenCode(field)).toBe("WXYZ");
	});
});

describe("what does not fit into a name", () => {
	test("is counted as people count, and no emoji is cut through", async (context) => {
		skipInFirefox(context, "a composing keyboard");
		const { page, field, keyboard } = await atField("/user", "Name");
		await page.waitForLoadState("networkidle");
		const put = async (text: string, composed = false) => {
			await field.selectText();
			if (composed) await keyboard.compose(text);
			await keyboard.commit(text);
		};
		await put("あ".repeat(14), true);
		await page.getByText("4 characters didn’t fit.").waitFor();
		expect(await field.inputValue()).toBe("あ".repeat(10));
		await page.keyboard.press("Home");
		await keyboard.compose("い");
		await keyboard.compose("いう");
		await keyboard.commit("いう");
		await page.getByText("2 characters didn’t fit.").waitFor();
		await put("Katharina");
		await page.getByText("didn’t fit").waitFor({ state: "detached" });
		await page.keyboard.press("End");
		await keyboard.commit("👻");
		await page.getByText("1 character didn’t fit.").waitFor();
		expect(await field.inputValue()).toBe("Katharina");
		await put("B");
		await put("Bo👨‍👩‍👧‍👦x");
		await page.getByText("2 characters didn’t fit.").waitFor();
		expect(await field.inputValue()).toBe("Bo");
	});
});

describe("a code that is composed", () => {
	test("leads into the room at its fourth letter, once, as keyboards of phones compose each word", async (context) => {
		skipInFirefox(context, "a composing keyboard");
		const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
		const code = host.seat.room_code.toLowerCase();
		const { player, asked, keyboard } = await atField("/", "Got a code?");
		for (let end = 1; end < code.length; end++) await keyboard.compose(code.slice(0, end));
		expect(asked).toEqual([]);
		await keyboard.compose(code);
		await player.sees("Waiting for Alma");
		expect(asked.filter((path) => path !== host.seat.room_code)).toEqual([]);
		expect(player.complaints).toEqual([]);
	});

	test("begins a new one behind a full code that was refused", async (context) => {
		skipInFirefox(context, "a composing keyboard");
		const { player, page, field, keyboard } = await atField("/", "Got a code?");
		await page.keyboard.insertText("abio");
		await player.sees("A room code has four letters, and never an I or an O.");
		await page.keyboard.press("End");
		const shown: string[] = [];
		for (const text of ["q", "qr", "qrs", "qr"]) {
			await keyboard.compose(text);
			shown.push(await seenCode(field));
		}
		await keyboard.commit("qr");
		shown.push(await seenCode(field));
		await page.keyboard.press("Backspace");
		shown.push(await seenCode(field));
		expect(shown).toEqual(["Q", "QR", "QRS", "QR", "QR", "Q"]);
	});

	test("in full-width letters leads into the room, and so does its address", async (context) => {
		skipInFirefox(context, "a composing keyboard");
		const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
		const code = host.seat.room_code;
		const wide = [...code].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join("");
		const { player, page, keyboard } = await atField("/play/join", "Room code");
		await keyboard.compose(wide);
		await keyboard.commit(wide);
		await page.keyboard.press("Enter");
		await player.sees("Waiting for Alma");
		await page.goto(`${plotluck.url}/game/${wide}`);
		await player.sees("Waiting for Alma");
		expect(new URL(page.url()).pathname).toBe(`/game/${code}`);
		expect((await fetch(`${plotluck.url}/api/v3/rooms/${encodeURIComponent(wide)}`)).status).toBe(
			200,
		);
		await page.goto(`${plotluck.url}/tv?code=${wide}`);
		await page.getByText(code).first().waitFor();
	});
});

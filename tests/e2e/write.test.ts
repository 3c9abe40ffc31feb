import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { allowClipboard, inFirefox } from "../players/browser/engine.ts";
import { look } from "../players/browser/screenshots.ts";
import { playTo } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";

withPlotluck({});

const RULES = {
	num_switches: 3,
	write_duration: 15,
	faster_phases: true,
	show_instructions: false,
};
/** More than 200 characters, because long pastes are allowed (docs/game.md "Writing"). */
const PASTED = "It rained on everybody alike. ".repeat(12);

test("a part is written against the clock, the next one is skipped by the host", {
	timeout: 120_000,
}, async () => {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page, textBox } = host;
	await allowClipboard(page.context());
	const code = await host.createRoom(plotluck.url, "default", RULES);
	const friend = await WirePlayer.join(plotluck.url, code, "Boooo");
	await host.press("Open the book");
	const friendIsWriting = playTo([friend], STATUS.storyWrite);
	await host.submitCharacters(["A", "B", "C", "D", "E"]);
	await host.chooseCharacters(2);
	await host.sees("GO!");
	expect(await textBox.count()).toBe(0);

	await textBox.waitFor();
	await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
	await textBox.press("Control+V");
	expect(await textBox.inputValue()).toBe(PASTED);
	await host.done();
	await host.sees("Type to undo");
	await textBox.pressSequentially("And then it stopped.");
	await page.getByText("Type to undo").waitFor({ state: "hidden" });
	const lastSeconds = host.timer("last");
	await host.press("Give me a prompt");
	expect(await host.prompts.count()).toBe(1);
	await host.press("Another prompt");
	expect(await host.prompts.count()).toBe(2);
	const [first, second] = await host.prompts.allTextContents();
	const swap = page.getByRole("button", { name: /^Swap this prompt, once/ });
	expect(await swap.count()).toBe(2);
	const { width = 0, height = 0 } = (await swap.last().boundingBox()) ?? {};
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	await swap.last().click();
	await swap.first().waitFor({ state: "detached" });
	const [stays, swapped] = await host.prompts.allTextContents();
	expect([stays, swapped === second]).toEqual([first, false]);
	expect(await lastSeconds.count()).toBe(0);
	await lastSeconds.waitFor();
	await look(host, "write-last-seconds");
	await friendIsWriting;

	await host.sees("Time's up");
	// All at once, because the next part begins seconds later.
	const controls = [
		page.getByRole("switch"),
		page.getByRole("button", { name: "Another prompt" }),
		page.getByRole("button", { name: "force skip all" }),
	];
	const usable = [textBox.isEditable(), ...controls.map((control) => control.isEnabled())];
	expect(await Promise.all(usable)).toEqual([false, false, false, false]);
	await look(host, "write-over");

	await host.sees(/yours now\.$/);
	await look(host, "intro-continuing");
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const arrivals = await page.evaluateHandle(() => {
		const seen: unknown[] = [];
		const { animate } = Element.prototype;
		Element.prototype.animate = function (frames, options) {
			if (this.hasAttribute("data-arrives")) {
				const moved = (Array.isArray(frames) ? frames : []).flatMap((one) => Object.keys(one));
				seen.push([...moved, typeof options === "object" && options.duration]);
			}
			return animate.call(this, frames, options);
		};
		return seen;
	});
	const moveOn = () => host.confirm("force skip all", "are you sure?", "SKIP!");
	await textBox.waitFor();
	// Playwright cannot emulate motion in Firefox.
	const slide = inFirefox ? [] : [["transform", "opacity", 350]];
	expect(await arrivals.jsonValue()).toEqual(slide);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await moveOn();
	await host.sees(/yours now\.$/);
	await textBox.waitFor();
	expect(await page.locator("[data-arrives]").count()).toBe(1);
	expect(await arrivals.jsonValue(), "nothing slides in calm").toEqual(slide);
	await moveOn();
	await host.sees("What is it called?");
	await host.sees("And then it stopped.");
	await host.sees("(left blank)");
	const title = page.getByRole("textbox", { name: "Title" });
	await title.press("Control+V");
	const left = PASTED.length - LIMITS.titleLength;
	await host.sees(`${left} characters did not fit.`);
	await title.press("End");
	await title.press("x");
	await host.sees(`${left + 1} characters did not fit.`);
	await title.press("Backspace");
	await page.getByText("did not fit").waitFor({ state: "detached" });
	expect(host.complaints).toEqual([]);
});

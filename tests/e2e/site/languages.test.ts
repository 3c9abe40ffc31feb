import { expect, onTestFinished, test } from "vitest";
import { BLOCKED } from "#game/names/block-list.ts";
import { LANGUAGES } from "#game/settings/languages.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { takenOver } from "../../players/browser/loading.ts";
import { gather, QUICK } from "../../players/wire/game.ts";

withPlotluck();

/** Opens a page of a phone whose browser asks for a language. */
async function openIn(locale: string, path = "/") {
	const context = await browser.newContext({ locale, viewport: { width: 320, height: 568 } });
	onTestFinished(() => context.close());
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on("pageerror", ({ message }) => complaints.push(message));
	await page.goto(plotluck.url + path);
	return { page, complaints };
}

const wordsOf = async (language: string) => ({
	...(await import(`../../../words/${language}/site/site.ts`)),
	...(await import(`../../../words/${language}/refusals.ts`)),
	...(await import(`../../../words/${language}/site/invitation.ts`)),
});

test.each(Object.keys(LANGUAGES))(
	"in %s the first page, an invitation and refusals are in it, and fit on the smallest phone",
	async (language) => {
		const { siteWords, refusalWords, invitationWords } = await wordsOf(language);
		const { page, complaints } = await openIn(language);
		await page.getByRole("button", { name: siteWords.home.smallPrint }).waitFor();
		await takenOver(page);
		const loaded = await page.evaluate(() =>
			performance.getEntriesByType("resource").map(({ name }) => name),
		);
		const words = loaded.flatMap((name) => /words-(\w+(?:-[A-Z]{2})?)-/.exec(name)?.[1] ?? []);
		expect(new Set(words)).toEqual(new Set([language]));
		const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(await wide()).toBeLessThanOrEqual(0);

		const [host] = await gather(plotluck.url, 1, QUICK);
		await page.goto(`${plotluck.url}/game/${host?.seat.room_code}`);
		await page.getByRole("button", { name: invitationWords.look }).waitFor();
		expect(await wide()).toBeLessThanOrEqual(0);
		const [slur = ""] = BLOCKED.anywhere;
		await page.getByRole("textbox", { name: invitationWords.name }).fill(slur);
		await page.getByText(siteWords.yes, { exact: true }).click();
		await page.getByRole("button", { name: invitationWords.sit }).click();
		await page.getByText(refusalWords.blockedWord(slur)).first().waitFor();
		await page.goto(`${plotluck.url}/game/ZZZZ`);
		await page.getByText(refusalWords.noSuchRoom).first().waitFor();
		expect(complaints).toEqual([]);
	},
);

test("a language that is picked stays, also where the browser asks for another", async () => {
	const { page } = await openIn("de");
	const english = await wordsOf("en");
	const german = await wordsOf("de");
	await page.getByRole("combobox", { name: german.siteWords.language }).selectOption("en");
	await page.getByRole("combobox", { name: english.siteWords.language }).waitFor();
	await page.reload();
	await page.getByRole("button", { name: english.siteWords.home.smallPrint }).waitFor();
});

test("what somebody has entered stays while the language changes", async () => {
	const [host] = await gather(plotluck.url, 1, QUICK);
	const german = await wordsOf("de");
	const english = await wordsOf("en");
	for (const path of [`/game/${host?.seat.room_code}`, "/user"]) {
		const { page } = await openIn("de", path);
		const menu = (language: string) => page.getByRole("combobox", { name: language });
		await page.getByRole("textbox").first().fill("Käthe");
		await menu(german.siteWords.language).selectOption("en");
		await menu(english.siteWords.language).waitFor();
		expect(await page.getByRole("textbox").first().inputValue()).toBe("Käthe");
		// Only a change of language keeps it.
		await page.reload();
		await menu(english.siteWords.language).waitFor();
		expect(await page.getByRole("textbox").first().inputValue()).toBe("");
	}
});

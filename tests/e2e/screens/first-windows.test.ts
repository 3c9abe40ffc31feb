import { expect, test } from "vitest";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inView } from "../../players/browser/checks/in-view.ts";
import { resize } from "../../players/browser/resize.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes/scenes.ts";

withPlotluck();
servedScenes();

/** A window with the most controls and words that each scene has in it, with a few words to spare. */
const WINDOWS = [
	{
		size: { width: 390, height: 844 },
		most: {
			"first-line": [6, 48],
			"lobby-host": [18, 34],
			"lobby-rules": [8, 66],
			"write-next": [6, 88],
			"results-host": [9, 77],
			table: [5, 107],
		},
	},
	{
		size: { width: 1440, height: 900 },
		most: {
			"first-line": [6, 48],
			"lobby-host": [16, 75],
			"lobby-rules": [9, 70],
			"write-next": [6, 116],
			"results-host": [15, 210],
			table: [11, 218],
		},
	},
] as const;

test.each(WINDOWS)(
	"little is in the first window of $size.width x $size.height",
	async ({ size, most }) => {
		const page = await openScenes([]);
		await resize(page, size);
		const tooMuch: string[] = [];
		for (const [scene, [controls, words]] of Object.entries(most)) {
			await show(page, scene);
			const seen = await inView(page);
			if (seen[0] > controls || seen[1] > words) tooMuch.push(`${scene}: ${seen.join(", ")}`);
		}
		expect(tooMuch).toEqual([]);
		await page.context().close();
	},
);

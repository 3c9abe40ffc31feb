import type { Page } from "playwright-core";
import { THEMES } from "#game/catalogue.ts";
import { sheetOf } from "../../../web/device/themes.ts";

const SHEETS = THEMES.map(sheetOf).filter((sheet) => sheet !== null);

/** Loads the style sheets of all themes, because a page has only those of the free ones. */
export const loadThemes = (page: Page): Promise<unknown> =>
	page.evaluate(
		(sheets) =>
			Promise.all(
				sheets.map(
					(sheet) =>
						new Promise<void>((resolve, reject) => {
							if (document.querySelector(`link[href="${sheet}"]`)) return resolve();
							const link = document.createElement("link");
							Object.assign(link, { rel: "stylesheet", href: sheet });
							link.onload = () => resolve();
							link.onerror = () => reject(new Error(`${sheet} does not load`));
							document.head.append(link);
						}),
				),
			),
		SHEETS,
	);

/// <reference types="vite/types/importMeta.d.ts" />
import type { PageText } from "../../words/page-text.ts";

/** The texts of the pages that are only words (web/pages/texts), by their files. */
const FILES = import.meta.glob<PageText>("../../words/*/texts/*.ts", {
	eager: true,
	import: "default",
});

/** The description of each page of texts by its path: `how-to-play.ts` is the one of /howtoplay. */
export const textDescriptions = (language: string): Record<string, string> =>
	Object.fromEntries(
		Object.entries(FILES).flatMap(([file, { description }]) => {
			const [its, , name = ""] = file.split("/").slice(3);
			const path = `/${name.replace(".ts", "").replaceAll("-", "")}`;
			return its === language ? [[path, description]] : [];
		}),
	);

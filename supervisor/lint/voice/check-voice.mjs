import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runMain } from "../../operator-error.mjs";
import { root } from "../../paths.mjs";
import { projectFiles } from "../../testing/import-graph.mjs";
import { glueIn } from "./find-glue.mjs";
import { textsIn } from "./find-texts.mjs";
import { ROWS } from "./rows.mjs";
import { voiceFaults } from "./voice-faults.mjs";

/** The code that shows texts, without what is for operators and developers, in English. */
const SHOWS = /^(?:web|gateway)\/(?!scenes\/|pages\/admin\/).*\.tsx?$/;

const GLUE = "signs and units between texts come from the language's grammar.ts (words/joining.ts)";

/** `npm run check` fails for a text that its language's rows refuse, and for code that joins texts. */
await runMain(async () => {
	const files = projectFiles();
	const sourceOf = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
	const glued = files
		.filter((file) => SHOWS.test(file))
		.flatMap((file) =>
			glueIn(file, sourceOf(file)).map(({ line, text }) => `${file}:${line}: “${text}”: ${GLUE}`),
		);
	const refused = Object.values(ROWS).flatMap(({ files: reads, rows }) =>
		files
			.filter((file) => reads.test(file))
			.flatMap((file) => voiceFaults(file, textsIn(file, sourceOf(file)), rows)),
	);
	const faults = [...refused, ...glued];
	for (const fault of faults) console.log(fault);
	return faults.length === 0 ? 0 : 1;
});

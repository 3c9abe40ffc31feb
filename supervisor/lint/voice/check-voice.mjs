import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runMain } from "../../operator-error.mjs";
import { root } from "../../paths.mjs";
import { projectFiles } from "../../testing/import-graph.mjs";
import { textsIn } from "./find-texts.mjs";
import { ROWS } from "./rows.mjs";
import { voiceFaults } from "./voice-faults.mjs";

/** `npm run check` fails for a text that its language's rows refuse. */
await runMain(async () => {
	const files = projectFiles();
	const faults = Object.values(ROWS).flatMap(({ files: reads, rows }) =>
		files
			.filter((file) => reads.test(file))
			.flatMap((file) =>
				voiceFaults(file, textsIn(file, readFileSync(join(root, file), "utf8")), rows),
			),
	);
	for (const fault of faults) console.log(fault);
	return faults.length === 0 ? 0 : 1;
});

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildWhatChanged } from "../build/build.mjs";
import { installDependencies } from "../build/dependencies.mjs";
import { checkNode } from "../build/node-version.mjs";
import { runMain } from "../operator-error.mjs";
import { root } from "../paths.mjs";

/**
 * What `npm pack` runs first: builds everything anew, because dist/ keeps files of former builds for
 * pages that are open.
 */
await runMain(async () => {
	checkNode();
	await installDependencies();
	await rm(join(root, "dist"), { recursive: true, force: true });
	await buildWhatChanged();
	return 0;
});

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buildAfresh } from "../build/build.mjs";
import { installDependencies } from "../build/dependencies.mjs";
import { checkNode } from "../build/node-version.mjs";
import { runMain } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { writeProductionLock } from "./production-lock.mjs";

/**
 * Run first by `npm pack`: rebuilds everything, because dist/ contains files of former builds for
 * open pages, and writes the package's lock file. `postpack` removes it, because in a clone npm
 * would prefer it to package-lock.json.
 */
await runMain(async () => {
	checkNode();
	await rm(join(root, "npm-shrinkwrap.json"), { force: true });
	await installDependencies();
	await buildAfresh(console.error);
	await writeProductionLock(root);
	return 0;
});

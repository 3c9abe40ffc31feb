import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildWhatChanged } from "../build/build.mjs";
import { installDependencies } from "../build/dependencies.mjs";
import { checkNode } from "../build/node-version.mjs";
import { runMain } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { productionLock } from "./production-lock.mjs";

/**
 * Run first by `npm pack`: rebuilds everything, because dist/ contains files of former builds for
 * open pages, and writes the package's lock file. `postpack` removes it, because in a clone npm
 * would prefer it to package-lock.json.
 */
await runMain(async () => {
	checkNode();
	const packed = join(root, "npm-shrinkwrap.json");
	await rm(packed, { force: true });
	await installDependencies();
	await rm(join(root, "dist"), { recursive: true, force: true });
	await buildWhatChanged();
	const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
	await writeFile(packed, JSON.stringify(productionLock(lock)));
	return 0;
});

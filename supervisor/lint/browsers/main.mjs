import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildWhatChanged } from "../../build/build.mjs";
import { readWebFiles } from "../../build/web-files.mjs";
import { root } from "../../paths.mjs";
import { ALLOWED } from "./allowed.mjs";
import { missingInScript } from "./scripts.mjs";
import { missingInStyles } from "./styles.mjs";

/**
 * Checks that every browser of the floor (`browserslist` in package.json) has the features that the
 * built pages and their libraries use. Builds the pages first if their sources have changed.
 */
await buildWhatChanged(console.error, ["web"]);
const findings = await findingsIn(join(root, "dist", "web"));
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

/**
 * @param {string} folder of the built pages
 * @returns {Promise<string[]>}
 */
async function findingsIn(folder) {
	const unused = new Set(Object.keys(ALLOWED));
	const findings = [];
	for (const path of await filesOf(folder)) {
		const code = await readFile(join(folder, path), "utf8");
		const missing = path.endsWith(".js") ? missingInScript(code) : missingInStyles(code);
		for (const feature of missing) {
			// A row for a property applies to all of its values.
			const row = feature in ALLOWED ? feature : feature.replace(/: .*/, "");
			if (!unused.delete(row) && !(row in ALLOWED))
				findings.push(`${path}: ${feature} is missing in a browser of package.json "browserslist"`);
		}
	}
	for (const row of unused)
		findings.push(`supervisor/lint/browsers/allowed.mjs: no page uses "${row}"`);
	return findings;
}

/**
 * Returns the scripts and style sheets of the last build; files of former builds are kept beside
 * them.
 * @param {string} folder
 */
async function filesOf(folder) {
	const built = Object.values(await readWebFiles(folder)).flatMap(({ file, css = [] }) => [
		file,
		...css,
	]);
	const others = ["", "styles/themes"].map(async (part) =>
		(await readdir(join(folder, part))).map((name) => join(part, name)),
	);
	const all = new Set([...built, ...(await Promise.all(others)).flat()]);
	return [...all].filter((path) => /\.(js|css)$/.test(path)).sort();
}

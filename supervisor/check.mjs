import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { run } from "./commands.mjs";
import { runMain } from "./operator-error.mjs";
import { Progress } from "./progress.mjs";
import { runChecks } from "./testing/checks.mjs";

/**
 * `npm run check`: checks types, lint, format, dead code, and the features that the built pages
 * use. With `-- --fix` it first writes docs/openapi.json and the list of calls in docs/protocol.md,
 * and fixes what the linter can.
 */
await runMain(async () => {
	checkNode();
	await new Progress().during("installing dependencies", installDependencies);
	if (process.argv.includes("--fix")) {
		const { writeRestDocuments } = await import("./build/rest-documents.mjs");
		await writeRestDocuments();
		await run(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "check", "--write"]);
	}
	return (await runChecks()) === 0 ? 0 : 1;
});

import { runChecks } from "./build/checks.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { runMain } from "./operator-error.mjs";
import { Progress } from "./progress.mjs";

/** `npm run check`: checks types, lint, format, dead code, and what the built pages need. */
await runMain(async () => {
	checkNode();
	await new Progress().during("installing dependencies", installDependencies);
	return (await runChecks()) === 0 ? 0 : 1;
});

import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWhatChanged } from "../build/build.mjs";
import { installDependencies } from "../build/dependencies.mjs";
import { checkNode } from "../build/node-version.mjs";
import { home, readEnvironment } from "../environment.mjs";
import { OperatorError, runMain } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { isPrebuilt } from "../prebuilt.mjs";
import { Progress } from "../progress.mjs";

/**
 * `npm run temporal:setup -- --retention HOURS`: registers the namespace and the search attributes
 * on the operator's cluster.
 */
await runMain(async () => {
	checkNode();
	const { temporalAddress } = readEnvironment();
	if (!temporalAddress)
		throw new OperatorError("TEMPORAL_ADDRESS must be set, because our own engine needs no set-up");
	if (!isPrebuilt) {
		const progress = new Progress();
		await progress.during("installing dependencies", installDependencies);
		await progress.during("building", (report) => buildWhatChanged(report, ["server"]));
	}
	const args = [join(root, "dist/server/temporal-setup.js"), ...process.argv.slice(2)];
	const child = spawn(process.execPath, args, { cwd: home, stdio: "inherit", windowsHide: true });
	return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
});

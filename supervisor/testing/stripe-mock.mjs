import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isProgram, lastLines, onPath } from "../commands.mjs";
import { buildProgram, downloadProgram } from "../engine/install-program.mjs";
import { OperatorError } from "../operator-error.mjs";
import { cacheFolder, root } from "../paths.mjs";

/** The folder whose go.mod pins the version. */
const MODULE = join(root, "tests", "support", "stripe-mock");

function version() {
	const pin = /github\.com\/stripe\/stripe-mock v(\S+)/.exec(
		readFileSync(join(MODULE, "go.mod"), "utf8"),
	);
	if (!pin?.[1])
		throw new Error("tests/support/stripe-mock/go.mod must require github.com/stripe/stripe-mock");
	return pin[1];
}

/**
 * Returns the path of Stripe's own test server, which checks calls against the description of its
 * API. If it is missing, builds tests/support/stripe-mock/go.mod or else downloads the release; throws an
 * OperatorError when both fail. All clones share it.
 */
export async function ensureStripeMock() {
	const wanted = version();
	const end = process.platform === "win32" ? ".exe" : "";
	const target = join(cacheFolder(), `stripe-mock-${wanted}${end}`);
	if (await isProgram(target)) return target;
	// Go is tried first, because it checks the sources against go.sum.
	const go = await onPath(["go"]);
	const source = { module: MODULE, program: "github.com/stripe/stripe-mock" };
	const { built, output } = go
		? await buildProgram(go, source, target)
		: { built: false, output: "Go is not installed." };
	if (built || (await downloadProgram(releaseOf(wanted), "stripe-mock", target))) return target;
	throw new OperatorError(
		`stripe-mock could be neither built nor downloaded: install Go 1.21 or newer. ${lastLines(output, 5)}`,
	);
}

/** @param {string} version */
function releaseOf(version) {
	const platform = process.platform === "win32" ? "windows" : process.platform;
	const arch = process.arch === "x64" ? "amd64" : process.arch;
	return `https://github.com/stripe/stripe-mock/releases/download/v${version}/stripe-mock_${version}_${platform}_${arch}.tar.gz`;
}

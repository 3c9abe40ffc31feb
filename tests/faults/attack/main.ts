import { parseArgs } from "node:util";
import { runUntilShutdown } from "../../../supervisor/server/shutdown.mjs";
import { brokenIn, type Figures, resultText } from "./case.ts";
import { CASES } from "./cases.ts";
import { startTarget } from "./target.ts";

/**
 * `npm run stress -- attack`: runs every attack on a separate server, or only the named cases. `--small` is
 * the size of `npm test`. `--url` names another server on this machine, which must trust forwarded
 * addresses (TRUST_PROXY=true).
 */
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		url: { type: "string" },
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
		small: { type: "boolean", default: false },
	},
});
const write = (text: string) => void process.stdout.write(`${text}\n`);
const { url, small } = values;
const isNamed = (name: string) =>
	positionals.length === 0 || positionals.some((word) => name.includes(word));
const wanted = CASES.filter(({ name, onlyFull }) => isNamed(name) && !(small && onlyFull));
if (url !== undefined && new URL(url).hostname !== "127.0.0.1")
	throw new Error(`--url must be on 127.0.0.1 (got "${url}")`);
const code = await runUntilShutdown(async (onShutdown) => {
	const target = url === undefined ? await startTarget() : { url, pid: null, stop: async () => {} };
	onShutdown(() => target.stop());
	let failed = 0;
	for (const one of wanted) {
		// A case that throws has failed.
		const figures = await one
			.run({ target, small, seed: Number(values.seed) })
			.catch(
				(problem): Figures => ({ "could not be measured": { value: `${problem}`, holds: false } }),
			);
		if (brokenIn(figures).length > 0) failed++;
		write(resultText(one, figures));
	}
	write(`\n${wanted.length - failed} of ${wanted.length} hold, seed ${values.seed}`);
	return failed === 0 ? 0 : 1;
});
process.exit(code);

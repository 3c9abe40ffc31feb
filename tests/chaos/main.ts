import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../supervisor/paths.mjs";
import { runUntilShutdown } from "../../supervisor/server/shutdown.mjs";
import { chaos } from "./chaos.ts";
import { reportTable } from "./report.ts";

/**
 * `npm run stress -- chaos --kills 200 --seed N`: the same seed draws the same faults. `--minutes` ends it
 * sooner, `--longest` and `--patience` are seconds. The server logs to dist/chaos.log.
 */
const { values } = parseArgs({
	options: {
		kills: { type: "string", default: "200" },
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
		minutes: { type: "string", default: "90" },
		longest: { type: "string", default: "20" },
		patience: { type: "string", default: "10" },
	},
});
const write = (text: string) => void process.stdout.write(`${text}\n`);
write(`seed ${values.seed}`);
const code = await runUntilShutdown(async () => {
	const report = await chaos({
		seed: Number(values.seed),
		kills: Number(values.kills),
		minutes: Number(values.minutes),
		longest: Number(values.longest) * 1000,
		patience: Number(values.patience) * 1000,
		log: join(root, "dist", "chaos.log"),
		tell: write,
	});
	write(`\n${reportTable(report)}`);
	return report.violations.length === 0 ? 0 : 1;
});
process.exit(code);

import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../../supervisor/paths.mjs";
import { runUntilShutdown } from "../../../supervisor/server/shutdown.mjs";
import { chaosInCluster } from "./cluster.ts";
import { chaosOnOneMachine } from "./one-machine.ts";
import { reportTable } from "./report.ts";

/**
 * `npm run stress -- chaos --kills 200 --seed N`: the same seed draws the same faults. `--cluster` plays
 * on several gateways and workers. `--minutes` ends it sooner, `--longest` and `--patience` are seconds.
 * The servers log to dist/chaos.log.
 */
const { values } = parseArgs({
	options: {
		cluster: { type: "boolean", default: false },
		kills: { type: "string" },
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
		minutes: { type: "string", default: "90" },
		longest: { type: "string", default: "20" },
		patience: { type: "string", default: "10" },
	},
});
const write = (text: string) => void process.stdout.write(`${text}\n`);
write(`seed ${values.seed}`);
const code = await runUntilShutdown(async () => {
	const play = values.cluster ? chaosInCluster : chaosOnOneMachine;
	const report = await play({
		seed: Number(values.seed),
		kills: Number(values.kills ?? (values.cluster ? 60 : 200)),
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

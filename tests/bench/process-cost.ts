import { readFile } from "node:fs/promises";
import { cpus } from "node:os";

const TICKS_PER_SECOND = 100;

/** CPU seconds a process has used so far; NaN where /proc does not tell. */
export async function cpuSeconds(pid: number): Promise<number> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	const [user, system] = stat
		.slice(stat.lastIndexOf(")") + 2)
		.split(" ")
		.slice(11, 13);
	return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** Resident memory of a process in MB; NaN where /proc does not tell. */
export async function residentMb(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** CPU seconds all processes of this machine have used so far. */
const allSeconds = (): number =>
	cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
	1000;

/**
 * The shares of a core that these processes, and all others of the machine, take while `work` runs.
 */
export async function shareOfCore<T>(
	pids: Record<string, number>,
	work: () => Promise<T>,
): Promise<{ result: T; cores: Record<string, number> }> {
	const names = [...Object.keys(pids), "others"];
	const read = async () => {
		const ours = await Promise.all(Object.values(pids).map(cpuSeconds));
		return [...ours, ours.reduce((rest, seconds) => rest - seconds, allSeconds())];
	};
	const [before, since] = [await read(), performance.now()];
	const result = await work();
	const [after, wall] = [await read(), (performance.now() - since) / 1000];
	return {
		result,
		cores: Object.fromEntries(
			names.map((name, i) => [name, ((after[i] ?? 0) - (before[i] ?? 0)) / wall]),
		),
	};
}

import { readFile } from "node:fs/promises";
import { cpus } from "node:os";

const TICKS_PER_SECOND = 100;

/** Returns the sentence about figures that a system without /proc cannot have, or null. */
export const leftOut = (figures: string, platform = process.platform): string | null =>
	platform === "linux" ? null : `Left out, because this system has no /proc: ${figures}.`;

/** Returns the CPU seconds of a process, or NaN without /proc. */
export const cpuSeconds = async (pid: number): Promise<number> =>
	(await cpuTimes(pid)).slice(0, 2).reduce((sum, seconds) => sum + seconds, 0);

/** Returns the CPU seconds of a process and of its ended children, by user and system each. */
async function cpuTimes(pid: number): Promise<number[]> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return Array.from({ length: 4 }, (_, i) => Number(fields[11 + i]) / TICKS_PER_SECOND);
}

/** Returns the resident memory of a process in MB, or NaN without /proc. */
export async function residentMb(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Returns the CPU seconds of all processes of this machine. */
const allSeconds = (): number =>
	cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
	1000;

/** Returns the shares of a core that these processes and all others use while `work` runs. */
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

/**
 * Returns the cores that other programs use while `work` runs, which ends all programs that it
 * starts. NaN without /proc.
 */
export async function coresBeside<T>(
	work: () => Promise<T>,
): Promise<{ result: T; cores: number }> {
	const read = async () =>
		(await cpuTimes(process.pid)).reduce((rest, seconds) => rest - seconds, allSeconds());
	const [before, since] = [await read(), performance.now()];
	const result = await work();
	const cores = ((await read()) - before) / ((performance.now() - since) / 1000);
	return { result, cores: Math.max(0, cores) };
}

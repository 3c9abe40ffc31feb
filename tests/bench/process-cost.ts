import { readFile } from "node:fs/promises";
import { cpus } from "node:os";

const TICKS_PER_SECOND = 100;

/** Returns the sentence about figures that a system without /proc cannot have, or null. */
export const leftOut = (figures: string, platform = process.platform): string | null =>
	platform === "linux" ? null : `Left out, because this system has no /proc: ${figures}.`;

/** Returns the CPU seconds of a process, or NaN without /proc. */
export async function cpuSeconds(pid: number): Promise<number> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	const [user, system] = stat
		.slice(stat.lastIndexOf(")") + 2)
		.split(" ")
		.slice(11, 13);
	return (Number(user) + Number(system)) / TICKS_PER_SECOND;
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

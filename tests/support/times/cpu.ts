import { readdirSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/** The kernel's unit of CPU times, which is the same on all machines that have /proc. */
const TICKS_PER_SECOND = 100;

interface Process {
	parent: number;
	ticks: number;
}

/** Reads the line of a process that `man proc` calls stat. A process may end meanwhile. */
function readProcess(id: string): Process | null {
	try {
		const line = readFileSync(`/proc/${id}/stat`, "utf8");
		// The name before the last parenthesis may have spaces.
		const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
		// Own times, and those of children that have ended.
		const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
		return { parent: Number(fields[1]), ticks };
	} catch {
		return null;
	}
}

/**
 * Returns the CPU that this process and all that it started have taken, in seconds. Returns null
 * where the system does not tell (only Linux does), and in a thread, which shares its process with
 * other files.
 */
export function cpuSeconds(): number | null {
	if (process.platform !== "linux" || !isMainThread) return null;
	const all = new Map<number, Process>();
	for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
		const found = readProcess(id);
		if (found) all.set(Number(id), found);
	}
	const isOurs = (id: number): boolean => {
		const found = all.get(id);
		return id === process.pid || (found !== undefined && isOurs(found.parent));
	};
	let ticks = 0;
	for (const [id, one] of all) if (isOurs(id)) ticks += one.ticks;
	return ticks / TICKS_PER_SECOND;
}

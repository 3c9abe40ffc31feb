import { readFile } from "node:fs/promises";
import { run } from "../commands.mjs";

/**
 * A running process. `birth` is different for every process with the same id, because systems reuse
 * ids, especially after a restart.
 * @typedef {{birth: string, command: string}} RunningProcess command: with its arguments
 */

/**
 * Returns the process with this id, or null when none is running. A zombie does not count as
 * running.
 * @param {number} pid
 * @param {NodeJS.Platform} [platform]
 * @param {typeof run} [call]
 * @returns {Promise<RunningProcess | null>}
 */
export function findProcess(pid, platform = process.platform, call = run) {
	if (platform === "linux") return fromProc(pid);
	return platform === "win32" ? fromPowerShell(pid, call) : fromPs(pid, call);
}

/**
 * Linux measures the start of a process from the start of the machine, so changes of the clock do
 * not matter.
 * @param {number} pid
 */
async function fromProc(pid) {
	try {
		const stat = await readFile(`/proc/${pid}/stat`, "utf8");
		const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
		const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
		// The second field is the program's name in parentheses, which may contain anything.
		const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		if (state === "Z") return null;
		const birth = `${boot.trim()} ${fields[18]}`;
		return { birth, command: command.replaceAll("\0", " ").trim() };
	} catch {
		return null;
	}
}

/** The state, the start as five words ("Mon Nov 23 14:52:00 2026"), and the command line. */
const PS = /^(?<state>\S+)\s+(?<birth>(?:\S+\s+){4}\S+)\s+(?<command>.*)$/s;

/**
 * @param {number} pid
 * @param {typeof run} call
 */
async function fromPs(pid, call) {
	const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
	const args = ["-ww", "-o", "stat=,lstart=,command=", "-p", String(pid)];
	const { output } = await call("ps", args, { env });
	const { state = "", birth, command = "" } = PS.exec(output.trim())?.groups ?? {};
	return birth && !state.startsWith("Z") ? { birth, command } : null;
}

/**
 * @param {number} pid
 * @param {typeof run} call
 */
async function fromPowerShell(pid, call) {
	const script = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | ForEach-Object { '{0} {1}' -f $_.CreationDate.Ticks, $_.CommandLine }`;
	const args = ["-NoProfile", "-NonInteractive", "-Command", script];
	const { output } = await call("powershell.exe", args);
	const { birth, command = "" } =
		/^(?<birth>\d+) (?<command>.*)$/s.exec(output.trim())?.groups ?? {};
	return birth ? { birth, command } : null;
}

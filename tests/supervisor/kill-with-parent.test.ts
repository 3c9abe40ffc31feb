import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { isAlive, until } from "./processes.ts";

const LEASH = new URL("../../supervisor/server/kill-with-parent.mjs", import.meta.url);

/** Starts a program that keeps another one on a leash; answers both process ids. */
async function master(): Promise<{ pid: number; leashed: number }> {
	const script = `
		import { spawn } from "node:child_process";
		import { leash } from ${JSON.stringify(LEASH.href)};
		const child = spawn(process.execPath, ["-e", "console.log('up'); setInterval(() => {}, 1000)"], { stdio: ["ignore", "pipe", "ignore"], detached: true });
		leash(child);
		child.stdout.once("data", () => console.log(child.pid));
		setInterval(() => {}, 1000);
	`;
	const program = spawn(process.execPath, ["--input-type=module", "-e", script], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [line] = await once(program.stdout, "data");
	if (program.pid === undefined) throw new Error("the program did not start");
	return { pid: program.pid, leashed: Number(String(line)) };
}

it("ends the program on the leash when its master is killed", async () => {
	const { pid, leashed } = await master();
	expect(isAlive(leashed)).toBe(true);
	process.kill(pid, "SIGKILL");
	await until(() => !isAlive(leashed));
});

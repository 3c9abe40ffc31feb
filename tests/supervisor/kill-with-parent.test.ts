import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { isAlive, until } from "../support/processes.ts";

const MODULE = new URL("../../supervisor/server/kill-with-parent.mjs", import.meta.url);

/** Starts a program whose child ends with it. Returns both process ids. */
async function startParent(): Promise<{ pid: number; child: number }> {
	const script = `
		import { spawn } from "node:child_process";
		import { killWithParent } from ${JSON.stringify(MODULE.href)};
		const child = spawn(process.execPath, ["-e", "console.log('up'); setInterval(() => {}, 1000)"], { stdio: ["ignore", "pipe", "ignore"], detached: true });
		killWithParent(child);
		child.stdout.once("data", () => console.log(child.pid));
		setInterval(() => {}, 1000);
	`;
	const program = spawn(process.execPath, ["--input-type=module", "-e", script], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [line] = await once(program.stdout, "data");
	if (program.pid === undefined) throw new Error("the program did not start");
	return { pid: program.pid, child: Number(String(line)) };
}

it("ends the child when its parent is killed", async () => {
	const { pid, child } = await startParent();
	expect(isAlive(child)).toBe(true);
	process.kill(pid, "SIGKILL");
	await until(() => !isAlive(child));
});

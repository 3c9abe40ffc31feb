import { expect, it } from "vitest";
import { run } from "../../supervisor/commands.mjs";

const node = (script: string) => run(process.execPath, ["-e", script]);

it("returns what a program has printed", async () => {
	expect(await node("console.log(1); console.error(2)")).toEqual({ ok: true, output: "1\n2\n" });
	expect(await node("console.log(1); process.exit(3)")).toEqual({ ok: false, output: "1\n" });
});

it("names the signal that ended a program, and what SIGKILL probably means", async () => {
	const { ok, output } = await node("process.kill(process.pid, 'SIGKILL')");
	expect(ok).toBe(false);
	expect(output).toMatch(
		/^\S+ was killed \(SIGKILL\): this machine probably ran out of memory; installing and building take about 1 GB\.$/,
	);
	expect((await node("process.kill(process.pid, 'SIGTERM')")).output).toMatch(
		/^\S+ was ended by SIGTERM\.$/,
	);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { readParts } from "../../db/parts.ts";
import type * as saver from "./saver.ts";
import { DATABASES, openUntilEnd } from "./temp-database.ts";

const SAVE: keyof typeof saver = "saveForEver";

/** Node 20 cannot load TypeScript, so the child loads the file with vite. */
const CHILD = `
	const { runnerImport } = await import("vite");
	const { module } = await runnerImport("./tests/db/saver.ts", { configFile: false });
	await module.${SAVE}(process.argv[1]);
`;

describe.each(DATABASES)("on $name", ({ tempPlace }) => {
	test("acknowledged saves survive SIGKILL", async () => {
		const place = await tempPlace();
		const child = spawn(process.execPath, ["--input-type=module", "-e", CHILD, place], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		onTestFinished(() => void child.kill("SIGKILL"));

		let printed = "";
		child.stdout.setEncoding("utf8").on("data", (text: string) => {
			printed += text;
			if (printed.length > 4000) child.kill("SIGKILL");
		});
		await once(child, "close");
		expect(child.signalCode).toBe("SIGKILL");

		const acknowledged = new Map<number, number>();
		for (const line of printed.split("\n").slice(0, -1)) {
			const [id = 0, version = 0] = line.split(" ").map(Number);
			acknowledged.set(id, version);
		}
		expect(acknowledged.size).toBe(8);

		const db = await openUntilEnd(place);
		const stored = await readParts(db, [...acknowledged.keys()]);
		for (const [id, version] of acknowledged)
			expect(Number.parseInt(stored.get(id) ?? "0", 10)).toBeGreaterThanOrEqual(version);
	});
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refusalWords } from "#words/refusals.ts";

test("docs/protocol.md lists every refusal code with its text", () => {
	const document = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
	const section = document.split("## Refusals")[1]?.split("\n## ")[0] ?? "";
	const listed = [...section.matchAll(/`(\w+)`(?=[^|\n]*\|)/g)].map(([, code]) => code);
	expect(Object.keys(refusalWords).filter((code) => !listed.includes(code))).toEqual([]);
	const game = section.split("Errors of REST calls")[0] ?? "";
	for (const [, code = "", text = ""] of game.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)) {
		const own = refusalWords[code as keyof typeof refusalWords];
		if (typeof own === "string") expect(text).toBe(own);
		else expect(own, code).toBeTypeOf("function");
	}
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { refusalWords } from "#words/refusals.ts";

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const document = read("docs/protocol.md");

/** A schema of docs/openapi.json. */
interface Schema {
	$ref?: string;
	items?: Schema;
	properties?: Record<string, Schema>;
}
interface Operation {
	responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
const { paths, components } = JSON.parse(read("docs/openapi.json")) as {
	paths: Record<string, Record<string, Operation>>;
	components: { schemas: Record<string, Schema> };
};

/** Returns the keys of an answer, or of the rows in it. */
function keysOf({ $ref, items, properties }: Schema): string[] {
	const named = components.schemas[$ref?.split("/").at(-1) ?? ""];
	const inner = named ?? items ?? properties?.rows;
	return inner ? keysOf(inner) : Object.keys(properties ?? {});
}

/** Returns the lists of keys, as `{a, b?}`, in what the document says that a call returns. */
const listsFor = (call: string): string[][] =>
	document
		.split("\n")
		.filter((line) => new RegExp(`\`${call.replaceAll(/[{}]/g, "\\$&")}/?\``).test(line))
		.map((line) => (line.startsWith("|") ? line.split("|").at(-2) : line.split("returns")[1]))
		.flatMap((answer) => [...(answer ?? "").matchAll(/(?<!body `|\/)\{([\w ,?]+)\}/g)])
		.map(([, names = ""]) => names.split(",").map((name) => name.trim().replace("?", "")));

test("docs/protocol.md lists all keys of the answers whose keys it lists", () => {
	const listed: Record<string, string[]> = {};
	const expected: Record<string, string[]> = {};
	for (const [path, methods] of Object.entries(paths))
		for (const [method, { responses }] of Object.entries(methods)) {
			const schema = (responses[200] ?? responses[201])?.content?.["application/json"]?.schema;
			const keys = schema ? keysOf(schema) : [];
			const call = `${method.toUpperCase()} ${path.replace("/api/v3", "")}`;
			const own = listsFor(call).find(([first = ""]) => keys.includes(first));
			if (!own) continue;
			listed[call] = own.sort();
			expected[call] = keys.sort();
		}
	expect(listed).toEqual(expected);
	expect(Object.keys(listed).length).toBeGreaterThan(40);
});

test("docs/protocol.md lists every refusal code with its text", () => {
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

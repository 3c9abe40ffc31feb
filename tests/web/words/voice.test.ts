import { expect, test } from "vitest";
import { ENGLISH } from "../../../supervisor/lint/voice/en.mjs";
import { glueIn } from "../../../supervisor/lint/voice/find-glue.mjs";
import { textsIn } from "../../../supervisor/lint/voice/find-texts.mjs";
import { voiceFaults } from "../../../supervisor/lint/voice/voice-faults.mjs";

const MODULE = `
import { of } from "somebody";
export const words = {
	one: "Somebody waits",
	two: (name: string) => \`\${name} waits for nobody\`,
	three: "Somebody else’s joke",
	four: "12",
};`;

const ROWS = [
	{
		refuses: /\b(?:some|no)body\b/iu,
		instead: "someone, no one",
		except: ["Somebody else’s joke"],
		outside: ["legal.ts"],
	},
];

const PAGE = `<title>Somebody</title>
<p class="line">Nobody <em>was</em> here &amp; there.</p><svg aria-label="Somebody in a hat"></svg>
<p class="somebody">12</p>`;

const faultsIn = (file: string) => voiceFaults(file, textsIn(file, MODULE), ROWS);

test("names the line and the word of each refused text, but no imports and no exceptions", () => {
	expect(faultsIn("words/en/room.ts")).toEqual([
		"words/en/room.ts:4: “Somebody”: someone, no one",
		"words/en/room.ts:5: “nobody”: someone, no one",
	]);
});

test("leaves out files that a row does not hold for", () => {
	expect(faultsIn("words/en/legal.ts")).toEqual([]);
});

const linesOf = (source: string) =>
	glueIn("web/x.tsx", `import { say } from "#words/game/room.ts";\n${source}`).map(
		({ text }) => text,
	);

test.each([
	[`\`\${say.one}, \${name}\``, ["…, …"]],
	[`\`\${name}: \${say.one}\``, ["…: …"]],
	[`const words = say.deep; const { two } = words; \`\${two(1)} \${x}\``, ["… …"]],
	['[say.one, name].join(". ")', [". "]],
	['const all = [say.one]; all.filter(Boolean).join(", ")', [", "]],
	["<p>{one}, {two}</p>", [", "]],
	['<p><b>{one}</b>{" "}{two}</p>', [" "]],
	["<p>{one}<span>({two})</span></p>", ["(", ")"]],
	['<p>{one}{more && ", "}{two}</p>', [", "]],
	[`\`\${time} s\``, ["… s"]],
	[`\`\${time / 60} min\``, ["… min"]],
])("finds what joins texts in %s", (source, found) => {
	expect(linesOf(source)).toEqual(found);
});

test.each([
	`\`\${key} \${index}\``,
	'names.join(", ")',
	`\`\${say.one}\\n\${say.two}\``,
	"<p>?</p>",
	"<p>\n\t{one}\n\t{two}\n</p>",
	`\`\${x}s ease\``,
	`\`of \${say.one}\``,
])("finds nothing in %s", (source) => {
	expect(linesOf(source)).toEqual([]);
});

test("reads a page between its tags, and the labels of its pictures", () => {
	const file = "content/zine/pages/01-cover.html";
	expect(textsIn(file, PAGE)).toEqual([
		{ line: 1, text: "Somebody" },
		{ line: 2, text: "Nobody was here & there." },
		{ line: 2, text: "Somebody in a hat" },
	]);
	expect(voiceFaults(file, textsIn(file, PAGE), ROWS)).toHaveLength(3);
});

test.each([
	["Nobody is here.", 1],
	["It's late.", 1],
	["Loading...", 1],
	["Loading....", 0],
	["You are early.", 1],
	["None of you are early.", 0],
	["Kick Boo, whoever that was", 2],
	["Copy the permalink", 1],
	["You’re early.", 0],
])("English: %s has %i faults", (text, count) => {
	const found = [{ line: 1, text }];
	expect(voiceFaults("words/en/game/room.ts", found, ENGLISH)).toHaveLength(count);
});

import { expect, test } from "vitest";
import { textsIn } from "../../supervisor/lint/voice/find-texts.mjs";
import { voiceFaults } from "../../supervisor/lint/voice/voice-faults.mjs";

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

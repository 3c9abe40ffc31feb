import { expect, it } from "vitest";
import { isolating } from "../../../web/words/isolating.ts";

const words = isolating({
	plain: "Ready",
	list: ["one", "two"],
	deep: {
		wrote: (name: string | null, part: number) => `${name ?? "Somebody"} wrote part ${part}`,
		with: (names: string[]) => `with ${names.join(" and ")}`,
	},
});

it("isolates names from right to left, alone and in lists", () => {
	expect(words.deep.wrote("דנה", 2)).toBe("\u2068דנה\u2069 wrote part 2");
	expect(words.deep.with(["Mika", "سلمى"])).toBe("with Mika and \u2068سلمى\u2069");
});

it("leaves everything else as it is", () => {
	expect(words.plain).toBe("Ready");
	expect(words.list).toEqual(["one", "two"]);
	expect(words.deep.wrote("Ђорђе 猫", 2)).toBe("Ђорђе 猫 wrote part 2");
	expect(words.deep.wrote(null, 2)).toBe("Somebody wrote part 2");
});

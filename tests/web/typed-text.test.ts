import { expect, test } from "vitest";
import { createTypedText } from "../../web/room/typed-text.ts";

/** Returns a typed text, and what lets time pass. */
function setUp() {
	let time = 0;
	const text = createTypedText("It ", () => time);
	const pass = (ms: number) => {
		time += ms;
	};
	return { text, pass };
}

test("a word that a keyboard still composes is not finished, and its end finishes it", () => {
	const { text } = setUp();
	text.change("It rained ");
	text.startComposing();
	text.change("It rained おお");
	expect(text.finished()).toBe("It rained ");
	text.change("It rained 大雨");
	text.endComposing();
	expect(text.finished()).toBe("It rained 大雨");
});

test("a word that a keyboard leaves open for long counts as finished, until it changes again", () => {
	const { text, pass } = setUp();
	text.startComposing();
	text.change("It rained");
	pass(5999);
	expect(text.finished()).toBe("It ");
	pass(1);
	expect(text.finished()).toBe("It rained");
	text.change("It rained");
	expect(text.finished()).toBe("It rained");
	text.change("It rained s");
	expect(text.finished()).toBe("It ");
});

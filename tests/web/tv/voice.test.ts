import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readAloud, spokenPieces, toneOf, voicesFor } from "../../../web/tv/reading/voice.ts";

const voice = (voiceURI: string, lang: string) => ({ voiceURI, lang }) as SpeechSynthesisVoice;
const VOICES = [voice("zoe", "en-US"), voice("anna", "de-DE"), voice("ben", "en_GB")];
const names = (voices: readonly SpeechSynthesisVoice[]) => voices.map(({ voiceURI }) => voiceURI);

test("the voices are those of the reader's language in a fixed order, or all", () => {
	expect(names(voicesFor(VOICES, "en-AU"))).toEqual(["ben", "zoe"]);
	expect(names(voicesFor([...VOICES].reverse(), "en"))).toEqual(["ben", "zoe"]);
	expect(names(voicesFor(VOICES, "fi"))).toEqual(["anna", "ben", "zoe"]);
});

test("writers sound different until voices and pitches run out, and always the same", () => {
	const voices = voicesFor(VOICES, "en");
	const writers = [31, 34, 32, 33];
	const sounds = (of: readonly number[]) =>
		[31, 32, 33, 34].map((writer) => {
			const tone = toneOf(writer, of, voices);
			return `${tone?.voice.voiceURI} ${tone?.pitch}`;
		});
	expect(sounds(writers)).toEqual(["ben 1", "zoe 1", "ben 0.8", "zoe 0.8"]);
	expect(sounds([...writers].reverse())).toEqual(sounds(writers));
});

test("a hidden writer has the common voice", () => {
	const voices = voicesFor(VOICES, "en");
	expect(toneOf(null, [31, 32], voices)).toEqual({ voice: voices[0], pitch: 1 });
	expect(toneOf(31, [31], [])).toBeNull();
});

/** A sentence of 824 letters, as people write it who forget the full stop. */
const endless = (words: string, space = " ") =>
	`${Array.from({ length: Math.ceil(824 / (words.length + space.length)) }, () => words).join(space)}`;
const bare = (text: string) => text.replace(/\s+/g, "");
/** The length of a piece: a letter of Japanese takes as long as two others. */
const heard = (text: string) => [...text].reduce((sum, sign) => sum + (sign > "\u3000" ? 2 : 1), 0);

test.each([
	["en", endless("and then the potato, who had never seen the sea, wept")],
	["de", endless("und dann weinte die Kartoffel, die nie das Meer gesehen hatte")],
	["fr", endless("et la patate, qui n’avait jamais vu l’océan, pleura ; alors")],
	["es", endless("y entonces la papa, que nunca había visto el mar, lloró")],
	["pt-BR", endless("e aí a batata, que nunca tinha visto o mar, chorou")],
	["ja", endless("海を見たことのないじゃがいもは泣いて、それから", "")],
	["ja", endless("海を見たことのないじゃがいもが泣きながら歩いていった", "")],
	["en", endless("and then the potato who had never seen the sea wept")],
	["en", "A".repeat(824)],
] as const)(
	"a long sentence in %s is said in short pieces, cut between words",
	(language, text) => {
		const pieces = spokenPieces(text, language);
		expect(pieces.length).toBeGreaterThan(4);
		for (const piece of pieces) expect(heard(piece)).toBeLessThanOrEqual(160);
		expect(bare(pieces.join(""))).toBe(bare(text));
		const words = new Set(
			Array.from(new Intl.Segmenter(language, { granularity: "word" }).segment(text), (word) =>
				word.segment.length > 160 ? "A" : word.segment,
			),
		);
		for (const piece of pieces)
			for (const { segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(
				piece,
			))
				expect(words.has(segment) || /^A+$/.test(segment), segment).toBe(true);
	},
);

test("a piece ends with a sentence, and a long one behind a comma", () => {
	expect(spokenPieces("雨が降った。「え？」と言った。\nそして終わった", "ja")).toEqual([
		"雨が降った。",
		"「え？」と言った。",
		"そして終わった",
	]);
	expect(spokenPieces("It rained. Did it?\n\n“Yes.”", "en")).toEqual([
		"It rained.",
		"Did it?",
		"“Yes.”",
	]);
	expect(spokenPieces(" \n ", "en")).toEqual([]);
	const [first] = spokenPieces(`${"so ".repeat(40)}it was, ${"so ".repeat(40)}it was`, "en");
	expect(first).toMatch(/it was,$/);
});

test("any text is said whole and in short pieces", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "grapheme", maxLength: 900 }),
			fc.constantFrom(...(["en", "ja", "fr"] as const)),
			(text, language) => {
				const pieces = spokenPieces(text, language);
				expect(bare(pieces.join(""))).toBe(bare(text));
				for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(160);
			},
		),
	);
});

describe("a voice", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	/** A speaker that never ends the pieces that it is `deaf` to. */
	function setUp(silentAt: string[] = []) {
		const said: string[] = [];
		let current: SpeechSynthesisUtterance | null = null;
		const speaker = {
			speak(utterance: SpeechSynthesisUtterance) {
				said.push(utterance.text);
				current = utterance;
				const end = () => current === utterance && utterance.onend?.({} as SpeechSynthesisEvent);
				if (!silentAt.includes(utterance.text)) setTimeout(end, 1000);
			},
			cancel() {
				said.push("stop");
				const stopped = current;
				current = null;
				// Browsers report a cancelled one later, as an error.
				setTimeout(() => stopped?.onerror?.({} as SpeechSynthesisErrorEvent));
			},
		};
		const stop = readAloud(
			speaker,
			["a", "b", "c"],
			(text) => ({ text }) as SpeechSynthesisUtterance,
		);
		return { said, stop };
	}

	test("reads one piece after the other", () => {
		const { said } = setUp();
		expect(said).toEqual(["a"]);
		vi.advanceTimersByTime(2500);
		expect(said).toEqual(["a", "b", "c"]);
		vi.advanceTimersByTime(60_000);
		expect(said).toEqual(["a", "b", "c"]);
	});

	test("goes on with the next piece when it has fallen silent, also in the last one", () => {
		const { said } = setUp(["b", "c"]);
		vi.advanceTimersByTime(60_000);
		expect(said).toEqual(["a", "b", "stop", "c", "stop"]);
	});

	test("stops at a pause or on the next page", () => {
		const { said, stop } = setUp(["b"]);
		vi.advanceTimersByTime(1500);
		stop();
		vi.advanceTimersByTime(60_000);
		expect(said).toEqual(["a", "b", "stop"]);
	});
});

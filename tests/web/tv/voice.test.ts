import { expect, test } from "vitest";
import { toneOf, voicesFor } from "../../../web/pages/tv/voice.ts";

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

test("a writer whom nobody may know has no voice of their own", () => {
	const voices = voicesFor(VOICES, "en");
	expect(toneOf(null, [31, 32], voices)).toEqual({ voice: voices[0], pitch: 1 });
	expect(toneOf(31, [31], [])).toBeNull();
});

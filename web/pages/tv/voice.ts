import { useEffect, useSyncExternalStore } from "react";
import { sentencesOf } from "#game/lines/sentences.ts";
import type { Language } from "#game/settings/languages.ts";

/** A text that is read aloud. */
export interface Speech {
	text: string;
	/** The player whose voice it gets; null while the writer is hidden. */
	writer: number | null;
}

/** The sound of a writer. */
interface Tone {
	voice: SpeechSynthesisVoice;
	/** 1 is the voice's default. */
	pitch: number;
}

/** The pitches of writers who share a voice, all easy to listen to. */
const PITCHES = [1, 0.8, 1.2, 0.9, 1.1] as const;

const NONE: readonly SpeechSynthesisVoice[] = [];

/** Returns the voices that speak a language, or all when none does, in a fixed order. */
export function voicesFor(
	voices: readonly SpeechSynthesisVoice[],
	language: string,
): readonly SpeechSynthesisVoice[] {
	const spoken = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
	const fitting = voices.filter(({ lang }) => spoken(lang) === spoken(language));
	return [...(fitting.length > 0 ? fitting : voices)].sort((a, b) =>
		a.voiceURI < b.voiceURI ? -1 : 1,
	);
}

/**
 * Returns how a writer sounds, the same on every page of the evening. `writers` are those of the
 * room, so that two of them sound the same only when the voices run out.
 */
export function toneOf(
	writer: number | null,
	writers: readonly number[],
	voices: readonly SpeechSynthesisVoice[],
): Tone | null {
	const place =
		writer === null ? 0 : Math.max(0, [...writers].sort((a, b) => a - b).indexOf(writer));
	const voice = voices[place % voices.length];
	const round = Math.floor(place / Math.max(1, voices.length));
	return voice ? { voice, pitch: PITCHES[round % PITCHES.length] ?? 1 } : null;
}

let known = NONE;
const synthesis = () => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

function follow(changed: () => void): () => void {
	const read = () => {
		const voices = synthesis()?.getVoices() ?? NONE;
		const same = voices.length === known.length && voices.every((voice, i) => voice === known[i]);
		if (same) return;
		known = voices;
		changed();
	};
	read();
	// Browsers load their voices when a page asks for them first.
	synthesis()?.addEventListener("voiceschanged", read);
	return () => synthesis()?.removeEventListener("voiceschanged", read);
}

/** Returns the voices of this browser; an empty list where it cannot speak. */
export const useVoices = (): readonly SpeechSynthesisVoice[] =>
	useSyncExternalStore(follow, () => known);

/**
 * Reads a text in a language aloud, from its beginning whenever it changes. Null stops the voice.
 */
export function useSpeech(
	speech: Speech | null,
	writers: readonly number[],
	language: Language,
): void {
	const voices = useVoices();
	const { text = null, writer = null } = speech ?? {};
	const among = writers.join();
	useEffect(() => {
		const speaker = synthesis();
		const tone = toneOf(writer, among.split(",").map(Number), voicesFor(voices, language));
		if (!speaker || !tone || text === null) return;
		// Sentence by sentence, because some browsers fall silent within a long text.
		for (const sentence of sentencesOf(text)) {
			const spoken = new SpeechSynthesisUtterance(sentence);
			Object.assign(spoken, { voice: tone.voice, lang: tone.voice.lang, pitch: tone.pitch });
			speaker.speak(spoken);
		}
		return () => speaker.cancel();
	}, [text, writer, among, voices, language]);
}

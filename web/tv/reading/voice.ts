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

/**
 * The most that is said at once: letters, of which those of Chinese, Japanese and Korean count
 * twice, because they take as long as two. Chrome falls silent after 14 seconds or 200 letters,
 * without an `end`.
 */
const LONGEST = 160;
/** The milliseconds in which a voice says a letter at least, and begins and ends. */
const SLOWEST = 150;
const AROUND = 4000;

const DOUBLE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/gu;
/** The end of a clause, where a voice rests. */
const REST = /[,;:\u2013\u2014、，；：]\s*$/u;

const lengthOf = (text: string): number => text.length + (text.match(DOUBLE)?.length ?? 0);

/**
 * Cuts a text into what is said at once: its sentences, and long ones also behind a comma or between
 * words.
 */
export function spokenPieces(text: string, language: Language): string[] {
	return sentencesOf(text)
		.flatMap((sentence) => (lengthOf(sentence) > LONGEST ? cut(sentence, language) : sentence))
		.map((piece) => piece.trim())
		.filter((piece) => piece !== "");
}

function cut(sentence: string, language: Language): string[] {
	const pieces: string[] = [];
	let piece = "";
	const next = () => {
		pieces.push(piece);
		piece = "";
	};
	for (const { segment, isWordLike } of segments(sentence, language)) {
		if (isWordLike && lengthOf(piece) > LONGEST / 2 && REST.test(piece)) next();
		if (lengthOf(piece + segment) > LONGEST) next();
		piece += segment;
	}
	next();
	return pieces;
}

/** Returns the words of a text and what is between them; the letters of endless words. */
function segments(text: string, language: Language): Intl.SegmentData[] {
	const by = (granularity: "word" | "grapheme", of: string) => [
		...new Intl.Segmenter(language, { granularity }).segment(of),
	];
	return by("word", text).flatMap((word) =>
		lengthOf(word.segment) > LONGEST ? by("grapheme", word.segment) : word,
	);
}

/**
 * Says one piece after the other until the returned function is called. Goes on with the next one
 * when a voice has fallen silent.
 */
export function readAloud(
	speaker: Pick<SpeechSynthesis, "speak" | "cancel">,
	pieces: readonly string[],
	utter: (piece: string) => SpeechSynthesisUtterance,
): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Kept, because Chrome forgets the events of one that is collected as garbage. */
	let spoken: SpeechSynthesisUtterance | null = null;

	const say = ([piece, ...rest]: readonly string[]) => {
		spoken = null;
		if (piece === undefined) return;
		const mine = utter(piece);
		spoken = mine;
		const goOn = () => {
			if (spoken !== mine) return;
			clearTimeout(timer);
			say(rest);
		};
		mine.onend = goOn;
		mine.onerror = goOn;
		const silent = () => {
			spoken = null;
			speaker.cancel();
			say(rest);
		};
		timer = setTimeout(silent, AROUND + lengthOf(piece) * SLOWEST);
		speaker.speak(mine);
	};
	say(pieces);
	return () => {
		clearTimeout(timer);
		spoken = null;
		speaker.cancel();
	};
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
		const { voice, pitch } = tone;
		return readAloud(speaker, spokenPieces(text, language), (piece) =>
			Object.assign(new SpeechSynthesisUtterance(piece), { voice, lang: voice.lang, pitch }),
		);
	}, [text, writer, among, voices, language]);
}

/**
 * The rules of words/ja/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const JAPANESE = [];

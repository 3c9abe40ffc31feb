/**
 * The rules of words/en/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const ENGLISH = [];

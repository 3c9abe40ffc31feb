/**
 * The rules of words/fr/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const FRENCH = [];

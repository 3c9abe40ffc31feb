/**
 * The rules of words/es/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const SPANISH = [];

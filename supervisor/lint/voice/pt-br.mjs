/**
 * The rules of words/pt-BR/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const PORTUGUESE = [];

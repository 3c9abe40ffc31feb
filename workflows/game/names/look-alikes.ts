/** Letters of other scripts that look like Latin ones, and their twins in the same order. */
const LETTERS = [..."аеорсхукіѕԁɡıøłαεικοτηАЕОРСХУКІЅВМНТΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"];
const TWINS = "aeopcxykisdgiolaeikotnAEOPCXYKISBMHTABEZHIKMNOPTYX";

/**
 * Returns the Latin letter that a letter of another script looks like; undefined for all others.
 */
export const latinTwin = (letter: string): string | undefined => TWINS[LETTERS.indexOf(letter)];

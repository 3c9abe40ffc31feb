/** A character's name as the engine records it: the id of the stored text instead of the text. */
export interface NamedCharacter {
	id?: number | undefined;
	name: number;
	mature: boolean;
}

/**
 * The values that players enter step by step and can save before they submit. The bodies are those
 * of the actions, and may be incomplete.
 */
export interface EntryBodies {
	"game/character": { characters: NamedCharacter[] };
	"game/otpCharacter": { characters: NamedCharacter[]; mature?: boolean };
	"story/create": { story: number; characters: number[]; mature?: boolean };
	"story/title": { story: number; title?: number; flagged: number[] | null };
	"story/react": { story: number; parts: number[][] };
}
export type EntryName = keyof EntryBodies;

/** An entry that its player had not submitted when the phase ended. */
export interface Entry<A extends EntryName = EntryName> {
	player: number;
	type: A;
	body: EntryBodies[A];
}

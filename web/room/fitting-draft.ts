import { LIMITS } from "#game/limits.ts";

/**
 * Returns the beginning of a text that has at most so many UTF-16 units, without half of a surrogate
 * pair at its end.
 */
const cut = (text: string, most: number): string => {
	const end = (text.codePointAt(most - 1) ?? 0) > 0xffff ? most - 1 : most;
	return text.length > most ? text.slice(0, end) : text;
};

/**
 * Returns a part as the room takes it. While a keyboard composes, a field holds more than its
 * maximum, and the room would refuse that.
 */
export const fittingPart = (content: string): string => cut(content, LIMITS.contentLength);

/** What a player types in the body of an entry. */
interface TypedBody {
	characters?: { name: string }[];
	story?: { meta?: { title: string }; [other: string]: unknown };
}

/** Returns the body of an entry with names and a title as the room takes them. */
export function fittingEntry<Body extends TypedBody | object>(body: Body): Body {
	const { characters, story }: TypedBody = body;
	return {
		...body,
		...(characters && {
			characters: characters.map((character) => ({
				...character,
				name: cut(character.name, LIMITS.characterNameLength),
			})),
		}),
		...(story?.meta && {
			story: {
				...story,
				meta: { ...story.meta, title: cut(story.meta.title, LIMITS.titleLength) },
			},
		}),
	};
}

import { type ComponentProps, createContext, use } from "react";
import type { Language } from "#game/settings/languages.ts";

/** The language of the stories on the page; undefined where it is that of the page. */
export const StoryLanguage = createContext<Language | undefined>(undefined);

/** Returns the language in which players write here. */
export const useStoryLanguage = (): Language | undefined => use(StoryLanguage);

type Tag = "b" | "bdi" | "h1" | "h2" | "li" | "p" | "q" | "span";

type QuotedProps<T extends Tag> = { as: T } & Omit<ComponentProps<T>, "dir" | "lang">;

/** Shows a text of players: in the language of its room, and in the direction of its letters. */
export function Quoted<T extends Tag>({ as, ...rest }: QuotedProps<T>) {
	const Shown: Tag = as;
	// The props are those of the tag, by the type above.
	return <Shown dir="auto" lang={useStoryLanguage()} {...(rest as object)} />;
}

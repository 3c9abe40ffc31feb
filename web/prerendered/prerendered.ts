import { createContext, useContext } from "react";
import type { Language } from "#game/settings/languages.ts";
import type { RoomAnswer, SharedStory } from "../../gateway/api/answers.ts";
import type { FirstLineAnswer } from "../../gateway/api/days-answers.ts";

/** What a document brings with its markup, so that its page needs no call. */
export interface Delivered {
	/** The room of an invitation, as GET /rooms/:code answers. */
	room?: RoomAnswer;
	/** The avatar that is offered to a guest. */
	sprite?: number;
	/** The first line of the day, as GET /firstLine answers. */
	line?: FirstLineAnswer;
	/** A shared story, with its address. */
	story?: SharedStory;
	shortcut?: string;
}

/** What the build or the server asks of a page that it makes. */
export interface Order {
	path: string;
	language: Language;
	/** For windows that fit two columns (`useOpen`). */
	wide: boolean;
	delivered: Delivered;
}

/**
 * Whether the page is as the build or the server has made it, which know nothing of the device: while
 * they make it, and until React has taken it over.
 */
export const Prerendered = createContext(false);

/** Returns whether the page must not show what this device knows yet. */
export const usePrerendered = (): boolean => useContext(Prerendered);

/** The order of the page that is being made; null in browsers. Pages are made one after the other. */
let order: Order | null = null;

export const setOrder = (now: Order | null): void => {
	order = now;
};

export const currentOrder = (): Order | null => (import.meta.env.SSR ? order : null);

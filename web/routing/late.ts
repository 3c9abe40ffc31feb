import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { serverAnswers } from "../device/new-version.ts";

/** The mark of a history entry whose document was already loaded again. */
const AGAIN = "loadedAgain";

/** Returns the page with this name, whose code loads when it is first shown. */
export const late = <Name extends string>(
	load: () => Promise<Record<Name, ComponentType>>,
	name: Name,
): LazyExoticComponent<ComponentType> =>
	lazy(async () => ({ default: (await loadPart(load))[name] }));

/**
 * Loads a part of the site. A missing part belongs to a version that is gone, so the browser loads
 * the document again: once, because the newer version may not have the part either.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
	load().catch(async (reason: unknown) => {
		const { href } = location;
		const mayHelp = history.state?.[AGAIN] === undefined && (await serverAnswers(href));
		if (!mayHelp || location.href !== href) throw reason;
		history.replaceState({ ...history.state, [AGAIN]: true }, "");
		location.reload();
		return new Promise(() => undefined);
	});

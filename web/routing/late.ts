import { type ComponentType, type FunctionComponent, lazy } from "react";
import { serverAnswers } from "../device/new-version.ts";

/** The mark of a history entry whose document was already loaded again. */
const AGAIN = "loadedAgain";

/** The component that a module exports under a name. */
export type Exported<Module, Name extends keyof Module> =
	Module[Name] extends FunctionComponent<infer Props> ? ComponentType<Props> : never;

/** Returns a component of a module, whose code loads when it is first shown. */
export const lazily = <Module, Name extends keyof Module>(
	load: () => Promise<Module>,
	name: Name,
): Exported<Module, Name> =>
	// React's type of a lazy component cannot follow props that are not known here.
	lazy(async () => ({ default: (await load())[name] as ComponentType })) as never;

/**
 * Returns a page or a whole screen, whose code loads when it is first shown. Without it there is
 * nothing to show, so the error page takes its place; a part of a page is a `latePart`.
 */
export const late = <Module, Name extends keyof Module>(
	load: () => Promise<Module>,
	name: Name,
): Exported<Module, Name> => lazily(() => loadPart(load), name);

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

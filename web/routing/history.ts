import { createBrowserHistory, createPath, parsePath, type To } from "@remix-run/router";
import type { Location, NavigationType, Navigator } from "react-router-dom";
import { type Leaving, staysFor } from "./leaving.ts";

/** The state of the router: a location, and how the browser got there. */
export interface Shown {
	location: Location;
	action: NavigationType;
}

/** The browser's history as the router uses it. */
export interface SiteHistory extends Navigator {
	readonly shown: Shown;
	/**
	 * Calls `changed` after every change, until the returned function is called. `shown` changes
	 * without it too, because the browser may step before the first page has loaded.
	 */
	listen: (changed: (shown: Shown) => void) => () => void;
}

type Path = Pick<Location, "pathname" | "search">;

interface Rules {
	/** Returns the path to which an address redirects; null if it has a page. */
	leads: (to: Path) => string | null;
	/**
	 * Returns a promise of whether the browser must load the document of an address; null if the
	 * present document shows it.
	 */
	reloads: (to: Path, from: Path) => Promise<boolean> | null;
}

/**
 * Returns the browser's history with the site's additions: a page may ask before it is left, some
 * addresses redirect, and some navigations load a document.
 */
export function createSiteHistory({ leads, reloads }: Rules): SiteHistory {
	const browser = createBrowserHistory({ v5Compat: true });
	const first = leads(browser.location);
	if (first !== null) browser.replace(first);
	let shown: Shown = { location: browser.location, action: browser.action };
	let listener: ((shown: Shown) => void) | null = null;
	/** The steps in the browser's history that this file makes, for which no question is asked. */
	const own: ("undo" | "leave")[] = [];

	/** Returns whether the page stays for now, because it asks first. */
	const isHeld = (to: Path, action: Leaving["action"], leave: () => void): boolean =>
		staysFor({ from: shown.location.pathname, to: to.pathname, action }, leave);

	function go(to: To, state: unknown, replace: boolean): void {
		const way = leads(pathOf(to)) ?? to;
		const show = () => browser[replace ? "replace" : "push"](way, state);
		const load = () => window.location[replace ? "replace" : "assign"](browser.createHref(way));
		const reload = reloads(pathOf(way), shown.location);
		if (reload) void reload.then((must) => (must ? load() : show()));
		else show();
	}

	/** Undoes a step back or forward when the player must be asked first. Returns whether it does. */
	function holdsStep(location: Location, steps: number | null): boolean {
		const made = own.shift();
		if (made === "undo") return true;
		if (made === "leave" || !steps) return false;
		const leave = () => {
			own.push("leave");
			browser.go(steps);
		};
		if (!isHeld(location, "POP", leave)) return false;
		own.push("undo");
		browser.go(-steps);
		return true;
	}

	/** Shows where the browser is. */
	function show({ action, location }: Shown): void {
		const further = action === "POP" ? leads(location) : null;
		if (further !== null) browser.replace(further);
		else {
			shown = { action, location };
			listener?.(shown);
		}
	}

	browser.listen(({ action, location, delta }) => {
		const now = { action, location };
		if (action !== "POP") return show(now);
		if (holdsStep(location, delta)) return;
		// The browser already shows the address.
		const reload = reloads(location, shown.location);
		if (!reload) return show(now);
		void reload.then((must) => (must ? window.location.reload() : show(now)));
	});

	return {
		get shown() {
			return shown;
		},
		createHref: browser.createHref,
		encodeLocation: browser.encodeLocation,
		go: browser.go,
		push(to, state) {
			const leave = () => go(to, state, false);
			if (!isHeld(pathOf(to), "PUSH", leave)) leave();
		},
		replace(to, state) {
			const leave = () => go(to, state, true);
			if (!isHeld(pathOf(to), "REPLACE", leave)) leave();
		},
		listen(changed) {
			listener = changed;
			return () => {
				listener = null;
			};
		},
	};
}

/** Returns the parts of a way to a page. */
function pathOf(to: To): Path {
	const { pathname = "/", search = "" } = parsePath(typeof to === "string" ? to : createPath(to));
	return { pathname, search };
}

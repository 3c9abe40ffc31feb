import { prerender } from "react-dom/static.edge";
import { createPath, parsePath } from "react-router-dom";
import { Site } from "./app.tsx";
import { type Order, setOrder } from "./prerendered/prerendered.ts";
import type { SiteHistory } from "./routing/history.ts";

/** A page as markup. */
export interface MadePage {
	title: string;
	markup: string;
}

const never = (): never => {
	throw new Error("a page that is being made cannot be left");
};

const historyAt = (path: string): SiteHistory => ({
	shown: {
		location: {
			pathname: "/",
			search: "",
			hash: "",
			...parsePath(path),
			state: null,
			key: "default",
		},
		action: "POP" as SiteHistory["shown"]["action"],
	},
	createHref: (to) => (typeof to === "string" ? to : createPath(to)),
	...{ push: never, replace: never, go: never, listen: never },
});

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the markup of a page as people see it who open it for the first time, for the build and for
 * the server. Rejects when the page cannot be made.
 */
export function makePage(asked: Order): Promise<MadePage> {
	const made = last.then(() => make(asked));
	last = made.catch(() => undefined);
	return made;
}

async function make(asked: Order): Promise<MadePage> {
	setOrder(asked);
	try {
		const failures: unknown[] = [];
		const { prelude } = await prerender(<Site history={historyAt(asked.path)} prerendered />, {
			onError: (reason) => void failures.push(reason),
		});
		const html = await new Response(prelude).text();
		if (failures.length > 0) throw failures[0];
		const page = apart(html);
		return {
			...page,
			markup: asked.path.startsWith("/game/") ? withLatePictures(page.markup) : page.markup,
		};
	} finally {
		setOrder(null);
	}
}

/**
 * Lets the pictures of an invitation load behind its first frame, because reading each from a warm
 * cache costs a slow phone 40 ms. They have their sizes, so nothing moves.
 */
const withLatePictures = (markup: string) => markup.replaceAll("<img ", '<img loading="lazy" ');

const TITLE_END = "</title>";

/** Takes the title and the preloads, which React puts first, off the markup. */
function apart(html: string): MadePage {
	let title = "";
	let rest = html;
	for (;;) {
		if (rest.startsWith("<title>")) {
			const end = rest.indexOf(TITLE_END);
			title = rest.slice("<title>".length, end);
			rest = rest.slice(end + TITLE_END.length);
		} else if (rest.startsWith("<link ")) rest = rest.slice(rest.indexOf(">") + 1);
		else return { title, markup: rest };
	}
}

import type { Page, Request } from "playwright-core";
import { nextFrame } from "./resize.ts";

/** The files that each page is loading. */
const loading = new WeakMap<Page, Set<Request>>();

/** Notes from now on which files a page is loading. */
export function noteLoading(page: Page): void {
	const files = new Set<Request>();
	loading.set(page, files);
	page.on("request", (request) => files.add(request));
	page.on("requestfinished", (request) => files.delete(request));
	page.on("requestfailed", (request) => files.delete(request));
}

/** Waits until the app answers, which has taken over the markup of its document. */
export const takenOver = (page: Page): Promise<void> =>
	page.locator("#app:not([data-prerendered])").waitFor({ state: "attached" });

/** Waits until a page whose loading is noted shows all its parts, which may have parts. */
export async function allLoaded(page: Page): Promise<void> {
	do await nextFrame(page);
	while (loading.get(page)?.size || (await page.evaluate(isSuspended)));
}

/** A node of React's tree, as far as this reads it. */
interface Fiber {
	tag: number;
	memoizedState: unknown;
	child: Fiber | null;
	sibling: Fiber | null;
	stateNode: { current: Fiber };
}

/**
 * Returns whether the page shows something in place of a part that loads, such as a closed curtain.
 * React shows the part up to 300 ms after it has loaded, also when another scene has loaded it. Runs
 * in the page.
 */
function isSuspended(): boolean {
	/** React's tag of Suspense, whose state is null once its content is shown. */
	const SUSPENSE = 13;
	const app: object | null = document.getElementById("app");
	const [, root] =
		Object.entries(app ?? {}).find(([key]) => key.startsWith("__reactContainer")) ?? [];
	if (!root) throw new Error("React has no root in #app");
	const open: Fiber[] = [(root as Fiber).stateNode.current];
	for (const { tag, memoizedState, child, sibling } of open) {
		if (tag === SUSPENSE && memoizedState !== null) return true;
		if (child) open.push(child);
		if (sibling) open.push(sibling);
	}
	return false;
}

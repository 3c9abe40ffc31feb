import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { Router } from "react-router-dom";
import type { Shown, SiteHistory } from "./history.ts";

/** The later behaviour of relative links, which the router otherwise warns of. */
const FUTURE = { v7_relativeSplatPath: true };

interface SiteRouterProps {
	history: SiteHistory;
	children: ReactNode;
}

/**
 * Shows the page of the browser's address. A transition keeps the page on the screen until the next
 * one has loaded, so nothing above the pages may be a Suspense boundary: it would show its fallback
 * on the first load, and React then waits before it shows the page.
 */
export function SiteRouter({ history, children }: SiteRouterProps) {
	const [{ location, action }, setShown] = useState(history.shown);
	useLayoutEffect(() => {
		const show = (shown: Shown) => startTransition(() => setShown(shown));
		const stop = history.listen(show);
		// Somebody may have gone back while the first page loaded.
		show(history.shown);
		return stop;
	}, [history]);
	return (
		<Router navigator={history} location={location} navigationType={action} future={FUTURE}>
			{children}
		</Router>
	);
}

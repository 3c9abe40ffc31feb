import { StrictMode, useLayoutEffect, useState } from "react";
import { matchRoutes, useRoutes } from "react-router-dom";
import { takesOver } from "./device/new-version.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { Shell } from "./pages/shell.tsx";
import { Prerendered } from "./prerendered/prerendered.ts";
import { ROUTES } from "./routes.tsx";
import { ErrorBoundary } from "./routing/error-boundary.tsx";
import { createSiteHistory, type SiteHistory } from "./routing/history.ts";
import { SiteRouter } from "./routing/site-router.tsx";

const PAGES = [{ Component: Shell, children: ROUTES }];
const Pages = () => useRoutes(PAGES);

interface SiteProps {
	history: SiteHistory;
	/** The document has the markup of the page, which shows nothing of the device. */
	prerendered?: boolean;
	/** Called once React has taken the markup over, before the next frame and the device. */
	onTaken?: () => void;
	/** Called once the page shows what this device knows. */
	onKnown?: () => void;
}

/** Shows the site. The profile must be loaded, unless it takes over the markup of the document. */
export function Site({ history, prerendered: first = false, onTaken, onKnown }: SiteProps) {
	const [prerendered, setPrerendered] = useState(first);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once each
	useLayoutEffect(() => {
		if (!prerendered) return onKnown?.();
		// Behind React's own work, which would put the values back that it knows.
		queueMicrotask(() => {
			onTaken?.();
			setPrerendered(false);
		});
	}, [prerendered]);
	return (
		<StrictMode>
			<Prerendered value={prerendered}>
				<SiteRouter history={history}>
					<ErrorBoundary failure={<ErrorPage />}>
						<Pages />
					</ErrorBoundary>
				</SiteRouter>
			</Prerendered>
		</StrictMode>
	);
}

/** Creates the history of the site, which needs the profile. */
export const createHistory = (): SiteHistory =>
	createSiteHistory({
		leads: (to) => matchRoutes(ROUTES, to)?.at(-1)?.route.leads?.(to) ?? null,
		reloads: takesOver,
	});

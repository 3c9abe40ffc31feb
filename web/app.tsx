import { matchRoutes, useRoutes } from "react-router-dom";
import { takesOver } from "./device/new-version.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { Shell } from "./pages/shell.tsx";
import { ROUTES } from "./routes.tsx";
import { ErrorBoundary } from "./routing/error-boundary.tsx";
import { createSiteHistory } from "./routing/history.ts";
import { SiteRouter } from "./routing/site-router.tsx";

const PAGES = [{ Component: Shell, children: ROUTES }];
const Pages = () => useRoutes(PAGES);

/** Creates the app, which shows the first page at once, so the profile must be loaded. */
export function createSite() {
	const history = createSiteHistory({
		leads: (to) => matchRoutes(ROUTES, to)?.at(-1)?.route.leads?.(to) ?? null,
		reloads: takesOver,
	});
	return (
		<SiteRouter history={history}>
			<ErrorBoundary failure={<ErrorPage />}>
				<Pages />
			</ErrorBoundary>
		</SiteRouter>
	);
}

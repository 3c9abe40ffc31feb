import { createBrowserRouter, type RouteObject, redirect } from "react-router-dom";
import { wakeSession } from "./account/bearer.ts";
import { bringsSignIn } from "./account/session.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { Home } from "./pages/home/home.tsx";
import { Shell } from "./pages/shell.tsx";
import type { PageText } from "./pages/texts/page-text.ts";
import { store } from "./store.ts";

/** Sends players without a profile to the profile page, which leads back. */
const needsProfile = ({ request }: { request: Request }) => {
	const { pathname, search } = new URL(request.url);
	return store.profile ? null : redirect(`/user?then=${encodeURIComponent(pathname + search)}`);
};

/** Shown while the code of the first page loads, because anything else would flash. */
const Blank = () => null;

/** Takes the response of the identity provider, which leads back to the site's address. */
const takeSignIn = async ({ request }: { request: Request }) =>
	bringsSignIn(new URL(request.url).search)
		? (await import("./account/return.ts")).returnSignIn(request.url)
		: null;

const goHome = () => redirect("/");

const TEXTS = {
	howtoplay: () => import("./pages/texts/how-to-play.ts"),
	codeofconduct: () => import("./pages/texts/code-of-conduct.ts"),
	about: () => import("./pages/texts/about.ts"),
	contact: () => import("./pages/texts/contact.ts"),
	terms: () => import("./pages/texts/terms.ts"),
	privacy: () => import("./pages/texts/privacy.ts"),
};

const textRoute = ([path, load]: [string, () => Promise<{ default: PageText }>]): RouteObject => ({
	path: `/${path}`,
	lazy: async () => {
		const [{ TextPage }, page] = await Promise.all([import("./pages/texts/text-page.tsx"), load()]);
		return { element: <TextPage key={path} page={page.default} /> };
	},
});

/** The routes (docs/game.md "Pages"); only home is in the first load. */
const ROUTES: RouteObject[] = [
	{ path: "/", loader: takeSignIn, Component: Home },
	{
		path: "/user",
		lazy: async () => ({ Component: (await import("./pages/profile/profile.tsx")).ProfilePage }),
	},
	{
		path: "/user/setup",
		lazy: async () => ({ Component: (await import("./pages/profile/profile.tsx")).SetupPage }),
	},
	{
		path: "/play",
		loader: needsProfile,
		lazy: async () => ({ Component: (await import("./pages/play/play.tsx")).PlayPage }),
	},
	{
		path: "/play/create",
		loader: needsProfile,
		lazy: async () => ({ Component: (await import("./pages/create/create.tsx")).CreatePage }),
	},
	{
		path: "/play/join",
		loader: needsProfile,
		lazy: async () => ({ Component: (await import("./pages/join/join.tsx")).JoinPage }),
	},
	{
		path: "/game/:roomCode",
		lazy: async () => ({ Component: (await import("./pages/game/game.tsx")).GamePage }),
	},
	{
		path: "/view/:shortcut",
		lazy: async () => ({
			Component: (await import("./pages/shared-story/shared-story.tsx")).SharedStoryPage,
		}),
	},
	{
		path: "/library",
		lazy: async () => ({ Component: (await import("./pages/library/library.tsx")).LibraryPage }),
	},
	{
		path: "/library/:id",
		lazy: async () => ({
			Component: (await import("./pages/library/saved-story.tsx")).SavedStoryPage,
		}),
	},
	{
		path: "/packs",
		lazy: async () => ({ Component: (await import("./pages/packs/own-packs.tsx")).OwnPacksPage }),
	},
	...Object.entries(TEXTS).map(textRoute),
	{ path: "*", loader: goHome },
];

/** Creates the router, which loads the first page at once, so the profile must be loaded. */
export const siteRouter = () => {
	// The window or frame that carries a response needs no session of its own.
	if (!bringsSignIn(location.search)) wakeSession();
	return createBrowserRouter([
		{
			Component: Shell,
			ErrorBoundary: ErrorPage,
			hydrateFallbackElement: <Blank />,
			children: ROUTES,
		},
	]);
};

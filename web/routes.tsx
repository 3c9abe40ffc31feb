import type { ComponentType } from "react";
import type { Location } from "react-router-dom";
import type { PageText } from "../words/page-text.ts";
import { loadProfile } from "./device/profile.ts";
import { Home } from "./pages/home/home.tsx";
import { latePage } from "./parts/late-part.tsx";
import { store } from "./store.ts";

/** A page of the site with its path. */
interface SiteRoute {
	path: string;
	Component: ComponentType;
	/** Returns the path of the page to redirect to; null if this page may be shown. */
	leads?: (address: Pick<Location, "pathname" | "search">) => string | null;
}

/** Sends players without a profile to the profile page, which leads back. */
const needsProfile = ({ pathname, search }: Pick<Location, "pathname" | "search">) =>
	(store.profile ?? loadProfile()) ? null : `/user?then=${encodeURIComponent(pathname + search)}`;

const text = (load: () => Promise<{ default: PageText }>) =>
	latePage(async () => {
		const [{ TextPage }, { default: page }] = await Promise.all([
			import("./pages/texts/text-page.tsx"),
			load(),
		]);
		return { Text: () => <TextPage page={page} /> };
	}, "Text");

/**
 * The routes (docs/game.md "Pages"); only home is in the first load. The build reads the path and
 * the source of each row (supervisor/build/web-files.mjs).
 */
export const ROUTES: SiteRoute[] = [
	{ path: "/", Component: Home },
	{
		path: "/user",
		Component: latePage(() => import("./pages/profile/profile.tsx"), "ProfilePage"),
	},
	{
		path: "/user/setup",
		Component: latePage(() => import("./pages/profile/profile.tsx"), "SetupPage"),
	},
	{
		path: "/play",
		leads: needsProfile,
		Component: latePage(() => import("./pages/play/play.tsx"), "PlayPage"),
	},
	{
		path: "/play/create",
		leads: needsProfile,
		Component: latePage(() => import("./pages/create/create.tsx"), "CreatePage"),
	},
	{
		path: "/play/join",
		leads: needsProfile,
		Component: latePage(() => import("./pages/join/join.tsx"), "JoinPage"),
	},
	{
		path: "/game/:roomCode",
		Component: latePage(() => import("./pages/game/game.tsx"), "GamePage"),
	},
	{
		path: "/continue",
		Component: latePage(() => import("./pages/continue/continue.tsx"), "ContinuePage"),
	},
	{
		path: "/recipe",
		Component: latePage(() => import("./pages/recipe/recipe.tsx"), "RecipePage"),
	},
	{
		path: "/table/:key",
		Component: latePage(() => import("./pages/table/table.tsx"), "TablePage"),
	},
	{
		path: "/tv",
		Component: latePage(() => import("./tv/tv.tsx"), "TvPage"),
	},
	{
		path: "/last/:id",
		Component: latePage(() => import("./pages/last-game/last-game.tsx"), "LastGamePage"),
	},
	{
		path: "/view/:shortcut",
		Component: latePage(() => import("./pages/shared-story/shared-story.tsx"), "SharedStoryPage"),
	},
	{
		path: "/library",
		Component: latePage(() => import("./pages/library/library.tsx"), "LibraryPage"),
	},
	{
		path: "/library/:id",
		Component: latePage(() => import("./pages/library/saved-story.tsx"), "SavedStoryPage"),
	},
	{
		path: "/packs",
		Component: latePage(() => import("./pages/packs/own-packs.tsx"), "OwnPacksPage"),
	},
	{
		path: "/supporter",
		Component: latePage(() => import("./pages/supporter/supporter.tsx"), "SupporterPage"),
	},
	{
		path: "/thankyou",
		Component: latePage(() => import("./pages/supporter/thank-you.tsx"), "ThankYouPage"),
	},
	{
		path: "/supportus",
		Component: latePage(() => import("./pages/support-us/support-us.tsx"), "SupportUsPage"),
	},
	{
		path: "/sign-in/:uid",
		Component: latePage(() => import("./pages/sign-in/sign-in.tsx"), "SignInPage"),
	},
	{
		path: "/account",
		Component: latePage(() => import("./pages/account/account.tsx"), "AccountPage"),
	},
	{
		path: "/drawing",
		Component: latePage(() => import("./pages/drawing/drawing.tsx"), "DrawingPage"),
	},
	{
		path: "/blog",
		Component: latePage(() => import("./pages/blog/blog.tsx"), "BlogPage"),
	},
	{
		path: "/blog/:slug",
		Component: latePage(() => import("./pages/blog/blog.tsx"), "BlogEntryPage"),
	},
	{
		path: "/zine",
		Component: latePage(() => import("./pages/zine/zine.tsx"), "ZinePage"),
	},
	{ path: "/howtoplay", Component: text(() => import("#words/texts/how-to-play.ts")) },
	{ path: "/codeofconduct", Component: text(() => import("#words/texts/code-of-conduct.ts")) },
	{ path: "/about", Component: text(() => import("#words/texts/about.ts")) },
	{ path: "/contact", Component: text(() => import("#words/texts/contact.ts")) },
	{ path: "/terms", Component: text(() => import("#words/texts/terms.ts")) },
	{ path: "/privacy", Component: text(() => import("#words/texts/privacy.ts")) },
	{
		path: "/bugreport",
		Component: latePage(() => import("./pages/bug-report/bug-report.tsx"), "BugReportPage"),
	},
	// The build drops pages that only development has.
	...(import.meta.env.DEV
		? [{ path: "/dev/scenes", Component: latePage(() => import("./scenes/scenes.tsx"), "Scenes") }]
		: []),
	{ path: "*", Component: latePage(() => import("./pages/unknown-page.tsx"), "UnknownPage") },
];

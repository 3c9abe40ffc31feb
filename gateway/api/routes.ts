import { accountRoutes } from "./accounts.ts";
import { playerStoryRoutes } from "./player-stories.ts";
import { promptPackRoutes } from "./prompt-packs.ts";
import { roomRoutes } from "./rooms.ts";
import type { RouteGroup } from "./route.ts";
import { screenRoutes } from "./screens.ts";
import { adminAccountRoutes } from "./site/admin-accounts.ts";
import { adminRoomRoutes } from "./site/admin-rooms.ts";
import { bugReportRoutes } from "./site/bug-reports.ts";
import { checkoutRoutes } from "./site/checkout.ts";
import { operatorRoutes, siteRoutes } from "./site/messages.ts";
import { ownAccountRoutes } from "./site/own-account.ts";
import { adminResetRoutes, passwordResetRoutes } from "./site/password-resets.ts";
import { feedRoutes, zineRoutes } from "./site/reading.ts";
import { signInRoutes } from "./site/sign-in.ts";
import { storyReportRoutes } from "./site/story-reports.ts";
import { streamRoutes } from "./site/streams.ts";
import { storyRoutes } from "./stories.ts";

/** The prefix of every route except those for operators. */
export const API_PREFIX = "/api/v3";

/** The REST calls under API_PREFIX, in the order of docs/protocol.md "REST". */
export const API_ROUTES: readonly RouteGroup[] = [
	roomRoutes,
	screenRoutes,
	storyRoutes,
	accountRoutes,
	ownAccountRoutes,
	signInRoutes,
	passwordResetRoutes,
	playerStoryRoutes,
	promptPackRoutes,
	siteRoutes,
	checkoutRoutes,
	bugReportRoutes,
	storyReportRoutes,
	adminRoomRoutes,
	adminAccountRoutes,
	adminResetRoutes,
	streamRoutes,
	zineRoutes,
];

/** The calls at the root of the server. */
export const ROOT_ROUTES: readonly RouteGroup[] = [operatorRoutes, feedRoutes];

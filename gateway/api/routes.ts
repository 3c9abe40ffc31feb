import { accountRoutes } from "./accounts.ts";
import { playerStoryRoutes } from "./player-stories.ts";
import { promptPackRoutes } from "./prompt-packs.ts";
import { roomRoutes } from "./rooms.ts";
import type { RouteGroup } from "./route.ts";
import { operatorRoutes, siteRoutes } from "./site.ts";
import { storyRoutes } from "./stories.ts";

/** The prefix of every route except those for operators. */
export const API_PREFIX = "/api/v3";

/** The REST calls under API_PREFIX, in the order of docs/protocol.md "REST". */
export const API_ROUTES: readonly RouteGroup[] = [
	roomRoutes,
	storyRoutes,
	accountRoutes,
	playerStoryRoutes,
	promptPackRoutes,
	siteRoutes,
];

/** The calls at the root of the server. */
export const ROOT_ROUTES: readonly RouteGroup[] = [operatorRoutes];

import { accountSeatRoutes } from "./accounts/account-seats.ts";
import { accountRoutes } from "./accounts/accounts.ts";
import { checkoutRoutes } from "./accounts/checkout.ts";
import { ownAccountRoutes } from "./accounts/own-account.ts";
import { adminResetRoutes, passwordResetRoutes } from "./accounts/password-resets.ts";
import { signInRoutes } from "./accounts/sign-in.ts";
import { adminAccountRoutes } from "./admin/admin-accounts.ts";
import { adminRoomRoutes } from "./admin/admin-rooms.ts";
import { adminServerRoutes } from "./admin/admin-server.ts";
import { operatorRoutes, siteRoutes } from "./admin/messages.ts";
import { feedRoutes, zineRoutes } from "./reading/reading.ts";
import { streamRoutes } from "./reading/streams.ts";
import { bugReportRoutes } from "./reports/bug-reports.ts";
import { storyReportRoutes } from "./reports/story-reports.ts";
import { calendarRoutes } from "./rooms/calendar.ts";
import { channelRoutes } from "./rooms/channel.ts";
import { deviceRoutes } from "./rooms/devices.ts";
import { firstLineRoutes } from "./rooms/first-line.ts";
import { kickRoutes } from "./rooms/kick-choices.ts";
import { knownStoryRoutes } from "./rooms/known-stories.ts";
import { othersLineRoutes } from "./rooms/others-lines.ts";
import { promptPackRoutes } from "./rooms/prompt-packs.ts";
import { pushRoutes } from "./rooms/push.ts";
import { roomTableRoutes } from "./rooms/room-table.ts";
import { roomRoutes } from "./rooms/rooms.ts";
import { screenRoutes } from "./rooms/screens.ts";
import { tableRoutes } from "./rooms/tables.ts";
import type { RouteGroup } from "./route-table.ts";
import { playerStoryRoutes } from "./stories/player-stories.ts";
import { storyRoutes } from "./stories/stories.ts";

/** The prefix of every route except those for operators. */
export const API_PREFIX = "/api/v3";

/** The REST calls under API_PREFIX, in the order of docs/protocol.md "REST". */
export const API_ROUTES = [
	roomRoutes,
	firstLineRoutes,
	othersLineRoutes,
	kickRoutes,
	roomTableRoutes,
	tableRoutes,
	screenRoutes,
	pushRoutes,
	deviceRoutes,
	knownStoryRoutes,
	storyRoutes,
	accountRoutes,
	ownAccountRoutes,
	accountSeatRoutes,
	signInRoutes,
	passwordResetRoutes,
	playerStoryRoutes,
	promptPackRoutes,
	channelRoutes,
	calendarRoutes,
	siteRoutes,
	checkoutRoutes,
	bugReportRoutes,
	storyReportRoutes,
	adminRoomRoutes,
	adminAccountRoutes,
	adminResetRoutes,
	adminServerRoutes,
	streamRoutes,
	zineRoutes,
] as const satisfies readonly RouteGroup[];

type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
	all: infer All,
) => void
	? All
	: never;

/** The routes under API_PREFIX by method and path, by which clients are typed. */
export type ApiRoutes = Merged<(typeof API_ROUTES)[number]["routes"]>;

/** The calls at the root of the server. */
export const ROOT_ROUTES: readonly RouteGroup[] = [operatorRoutes, feedRoutes];

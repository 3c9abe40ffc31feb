import * as v from "valibot";
import { knownStories } from "#game/view/known-stories.ts";
import { restContext } from "../../room/rest-views/rest-context.ts";
import { KnownStory } from "../days-answers.ts";
import { routeGroup } from "../route.ts";
import { ownSeat } from "./room-in-path.ts";

/** The stories of a running game, for those who write them (docs/protocol.md "Further devices"). */
export const knownStoryRoutes = routeGroup(
	"Rooms",
	{
		"GET /rooms/:code/stories": {
			summary: "Returns the stories that the caller has written in, as far as they know them.",
			access: ["seat"],
			answer: v.array(KnownStory),
			refuses: [403],
		},
	},
	(api) => ({
		"GET /rooms/:code/stories": async (ctx) => {
			const { player, room } = await ownSeat(api, ctx);
			await api.limits.take("stories", api.client(ctx));
			const seat = room?.seats[player];
			return room && seat ? knownStories(room, seat, await restContext(api.db, room)) : [];
		},
	}),
);

import * as v from "valibot";
import { refuse } from "../../refusals.ts";
import { StreamerList } from "../../twitch/streamers.ts";
import { Refused } from "../errors.ts";
import { routeGroup } from "../route.ts";
import { Streamer } from "../site-answers.ts";

/** Koa sends the bytes; the schema is for the OpenAPI document. */
const PictureBytes = v.pipe(
	v.string(),
	v.description("A picture in PNG, JPEG, WebP or GIF"),
) as unknown as v.GenericSchema<unknown, Buffer>;

/** Live streams of the game (docs/site.md "Streamers and adverts"). */
export const streamRoutes = routeGroup(
	"Streams",
	{
		"GET /twitch/streams": {
			summary:
				"Returns the live streams of the game; none where no access to Twitch is configured.",
			answer: v.array(Streamer),
		},
		"GET /twitch/pictures/:login": {
			summary: "Returns the profile picture of a live streamer.",
			answer: PictureBytes,
			media: "image/*",
			refuses: [404],
		},
	},
	({ config: { twitch } }) => {
		const streamers = twitch ? new StreamerList(twitch) : null;
		return {
			"GET /twitch/streams": () => streamers?.list() ?? [],
			"GET /twitch/pictures/:login": async (ctx) => {
				const picture = await streamers?.picture(ctx.params.login);
				if (!picture) throw new Refused(404, refuse("noSuchPicture"));
				ctx.type = picture.type;
				ctx.set("Cache-Control", "public, max-age=3600");
				return picture.bytes;
			},
		};
	},
);

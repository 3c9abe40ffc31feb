import { ECDH } from "node:crypto";
import * as v from "valibot";
import { NEWS_KINDS } from "#game/news/kinds.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { isTimeZone } from "#game/settings/time-zone.ts";
import {
	dropSubscription,
	hasSubscription,
	keepSubscription,
	moveEndpoint,
} from "../../../db/notifiers/push-subscriptions.ts";
import { PUSH_LIMITS } from "../../limits/away.ts";
import { pushKeys } from "../../notifiers/push/push-keys.ts";
import { checkHost, mayReach } from "../../outbound/post.ts";
import { refuse } from "../../refusals.ts";
import { idIn } from "../../session.ts";
import { DeletedAnswer } from "../answers.ts";
import { MovedAnswer, PushAnswer, PushKeyAnswer } from "../days-answers.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { anySeat, ownSeat } from "./room-in-path.ts";

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

/** Base64url without padding of this many bytes. */
const bytes = (count: number) =>
	v.pipe(
		v.string(),
		v.length(Math.ceil((count * 4) / 3)),
		v.check((text) => Buffer.from(text, "base64url").toString("base64url") === text),
	);

/** Returns whether bytes are a point of the curve, because nothing can be encrypted for others. */
function isPoint(text: string): boolean {
	try {
		return ECDH.convertKey(text, "prime256v1", "base64url").length > 0;
	} catch {
		return false;
	}
}

const Device = v.strictObject({
	endpoint: v.pipe(
		v.string(),
		v.maxLength(PUSH_LIMITS.endpointLength),
		v.check((text) => URL.canParse(text), "must be the address of a push service"),
	),
	keys: v.strictObject({ p256dh: v.pipe(bytes(65), v.check(isPoint)), auth: bytes(16) }),
});

const Moved = v.strictObject({
	/** What only the device and the server know of its former subscription. */
	from: v.strictObject({
		endpoint: v.pipe(v.string(), v.maxLength(PUSH_LIMITS.endpointLength)),
		auth: bytes(16),
	}),
	to: Device,
});

const Wish = v.strictObject({
	...Device.entries,
	language: v.picklist(LANGUAGE_TAGS),
	time_zone: v.pipe(v.string(), v.maxLength(PUSH_LIMITS.timeZoneLength), v.check(isTimeZone)),
	quiet_from: hour,
	quiet_until: hour,
	kinds: v.pipe(v.array(v.picklist(NEWS_KINDS)), v.maxLength(NEWS_KINDS.length)),
});

/** Messages to the devices of players who are away (docs/protocol.md "Messages to devices"). */
export const pushRoutes = routeGroup(
	"Messages to devices",
	{
		"GET /push": {
			summary: "Returns the key for which browsers subscribe to messages.",
			answer: PushKeyAnswer,
		},
		"PUT /push": {
			summary: "Gives all subscriptions of a device the address that its browser has changed to.",
			body: Moved,
			answer: MovedAnswer,
			refuses: [404, 422],
		},
		"GET /rooms/:code/push/:id": {
			summary: "Returns whether a subscription of the seat is still kept.",
			access: ["seat"],
			answer: PushAnswer,
			refuses: [403, 404],
		},
		"PUT /rooms/:code/push": {
			summary: "Sends the news of the room to a device of the seat, or changes which ones.",
			access: ["seat"],
			body: Wish,
			answer: PushAnswer,
			refuses: [403, 404, 422],
		},
		"DELETE /rooms/:code/push/:id": {
			summary: "Sends no more news of the room to a device of the seat.",
			access: ["seat"],
			answer: DeletedAnswer,
			refuses: [403, 404],
		},
	},
	(api) => {
		const { db, config, limits, client } = api;
		return {
			"GET /push": async () => ({
				key: config.push ? (await pushKeys(db)).publicKey : null,
			}),
			"PUT /push": async (ctx, body) => {
				if (!config.push) throw new Refused(404, refuse("pushOff"));
				await limits.take("subscriptions", client(ctx));
				const { from, to } = body();
				await checkService(api, new URL(to.endpoint));
				const moved = await moveEndpoint(db, from, to);
				if (moved === 0) throw new Refused(404, refuse("noSuchSubscription"));
				return { moved };
			},
			"GET /rooms/:code/push/:id": async (ctx) => {
				const { player: playerId } = await ownSeat(api, ctx);
				const id = idIn(ctx.params.id);
				if (!(await hasSubscription(db, { id, playerId })))
					throw new Refused(404, refuse("noSuchSubscription"));
				return { id };
			},
			"PUT /rooms/:code/push": async (ctx, body) => {
				if (!config.push) throw new Refused(404, refuse("pushOff"));
				const { game, player, secretHash } = await ownSeat(api, ctx);
				await limits.take("subscriptions", client(ctx));
				const { endpoint, keys, language, time_zone, quiet_from, quiet_until, kinds } = body();
				await checkService(api, new URL(endpoint));
				const wish = {
					...{ endpoint, keys, language, timeZone: time_zone },
					quiet: { from: quiet_from, until: quiet_until },
					kinds: [...new Set(kinds)],
				};
				const { devices: most } = PUSH_LIMITS;
				const kept = { gameId: game, playerId: player, secretHash, ...wish };
				const id = await keepSubscription(db, kept, { most, now: Date.now() });
				if (id === null) throw new Refused(403, refuse("noSuchSeat"));
				return { id };
			},
			"DELETE /rooms/:code/push/:id": async (ctx) => {
				const { player: playerId } = await anySeat(api, ctx);
				const id = idIn(ctx.params.id);
				if (!(await dropSubscription(db, { id, playerId })))
					throw new Refused(404, refuse("noSuchSubscription"));
				return { id };
			},
		};
	},
);

/** Throws a 422 when an address leads into a network, or nowhere. */
async function checkService({ config }: ApiContext, url: URL): Promise<void> {
	const reached =
		mayReach(url, config.reach) &&
		(await checkHost(url, config.reach).then(
			() => true,
			() => false,
		));
	if (!reached) throw new Refused(422, refuse("badPushService"), { field: "endpoint" });
}

import { setTimeout as pause } from "node:timers/promises";
import { normaliseCode } from "#game/names/room-code.ts";
import type { Db } from "../../../db/connection.ts";
import { removeGameContent } from "../../../db/removal.ts";
import { findRoom, openedAt } from "../../../db/rooms.ts";
import type { Engine } from "../../engine/engine.ts";
import { RoomOver } from "../../engine/engine-errors.ts";
import { linkTo } from "../../engine/room-list.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { log } from "../../log.ts";
import { refuse } from "../../refusals.ts";
import { Refused } from "../errors.ts";
import { routeGroup } from "../route.ts";
import { ClosedRoomAnswer, LiveRoomsAnswer } from "../site-answers.ts";
import { adminOf, PAGE_SIZE } from "./admin-deeds.ts";

/** The running rooms, for admins (docs/site.md "Admin page"). */
export const adminRoomRoutes = routeGroup(
	"Admin",
	{
		"GET /admin/rooms": {
			summary: "Lists the rooms that run, the latest first, or the one of ?code=.",
			access: ["operator"],
			answer: LiveRoomsAnswer,
			refuses: [503],
		},
		"DELETE /admin/rooms/:code": {
			summary: "Closes a room; its players are told.",
			access: ["operator"],
			answer: ClosedRoomAnswer,
			refuses: [404],
		},
	},
	(api) => {
		const { db, engine, config, callers } = api;
		return {
			"GET /admin/rooms": async (ctx) => {
				await callers.demandAdmin(ctx);
				const { page, code } = ctx.query;
				const wanted = typeof code === "string" ? normaliseCode(code).replace(/[^A-Z]/g, "") : "";
				const { rooms, count, next } = await engine
					.rooms({
						size: PAGE_SIZE,
						token: typeof page === "string" ? page : undefined,
						code: wanted === "" ? undefined : wanted,
					})
					.catch((error: unknown) => {
						log.warn({ err: error }, "the engine's list of rooms could not be read");
						throw new Refused(503, refuse("engineAway"));
					});
				const opened = await openedAt(
					db,
					rooms.flatMap(({ game }) => game ?? []),
				);
				const rows = rooms.map(({ code, game, phase, mode, players, runSince }) => {
					const ui = linkTo(config, code);
					const opened_at = opened.get(game ?? 0) ?? runSince;
					return { code, phase, mode, players, opened_at, ...(ui && { ui }) };
				});
				return { rows, count, next };
			},
			"DELETE /admin/rooms/:code": async (ctx) => {
				const act = await adminOf(api, ctx);
				const code = normaliseCode(String(ctx.params.code));
				const room = await findRoom(db, code);
				if (!room) throw new Refused(404, refuse("noSuchRoom"));
				await act({ action: "room.close", target: code }, () => closeRoom(db, engine, room));
				return { code };
			},
		};
	},
);

/**
 * Closes a room. A room that does not respond, because no worker can run it, is terminated by the
 * engine; it could not be played anyway.
 */
async function closeRoom(
	db: Db,
	engine: Engine,
	{ id, code }: { id: number; code: string },
): Promise<void> {
	const patience = new AbortController();
	const shut = engine.shut(code, "operator").then(
		() => "shut" as const,
		(error: unknown) => {
			if (error instanceof RoomOver) return "over" as const;
			throw error;
		},
	);
	const late = pause(WIRE_LIMITS.closingRoom, "late" as const, { signal: patience.signal });
	const outcome = await Promise.race([shut, late]).finally(() => patience.abort());
	late.catch(() => {}); // aborted
	if (outcome === "shut") return;
	if (outcome === "late") {
		shut.catch(() => {});
		await engine.store.end(code, "An admin has closed the room");
	}
	await removeGameContent(db, id);
}

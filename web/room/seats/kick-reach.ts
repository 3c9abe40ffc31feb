import type { AnswerOf } from "../../api.ts";
import { callAsSeat } from "./seat-call.ts";

/** What the kick of a player can take along (docs/game.md "Kicks"). */
export type KickReach = AnswerOf<"GET /rooms/:code/players/:id/kick">;

/** Returns to the host what a kick can take along. It rejects with an ApiError. */
export const kickReach = (code: string, id: number): Promise<KickReach> =>
	callAsSeat("GET /rooms/:code/players/:id/kick", { params: { code, id } });

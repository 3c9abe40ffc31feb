import { personWords } from "#words/site/person.ts";
import { ApiError, call } from "../../api.ts";
import { isCode } from "../../parts/code/codes.ts";
import { joinRoom } from "../../room/seats/take-seat.ts";
import { store } from "../../store.ts";

/** The refusals that the page of the invitation explains, with another way in. */
const EXPLAINED: readonly ApiError["code"][] = ["started", "full", "locked", "minors"];

/**
 * Joins the room of a code, or checks that it exists where this device has no profile. Resolves to
 * null if the room's page is next, else to an error text.
 */
export async function enterByCode(code: string): Promise<string | null> {
	if (code === "") return personWords.alerts.roomCode;
	if (!isCode(code)) return personWords.join.badCode;
	try {
		await (store.profile
			? joinRoom(code, "players")
			: call("GET /rooms/:code", { params: { code } }));
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// The invitation has a field for the name too.
		if (!EXPLAINED.includes(error.code) && error.field !== "name") return error.message.trim();
	}
	return null;
}

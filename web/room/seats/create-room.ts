import type { SentSettings } from "#game/settings/sent-settings.ts";
import { siteWords } from "#words/site/site.ts";
import { bearer } from "../../account/bearer.ts";
import { ApiError, call } from "../../api.ts";
import { adminKey, isTesting } from "../../device/admin-key.ts";
import { newSecret } from "../../device/device-id.ts";
import { type Profile, store } from "../../store.ts";
import { inAllowedAvatar } from "./allowed-avatar.ts";
import { personOf } from "./seat-api.ts";
import { keepSeat } from "./take-seat.ts";

/** What a room begins with in place of settings. */
interface Beginning {
	/** The date whose first line the story begins with. */
	firstLine?: string;
	/** The key of the lasting table whose last settings the room has. */
	table?: string;
	/** Who opens it without a profile. */
	guest?: Profile;
}

/** Creates a room, keeps the host's seat and resolves to the code. Rejects with an ApiError. */
export async function createRoom(
	settings: SentSettings,
	{ firstLine: first_line, table, guest }: Beginning = {},
): Promise<string> {
	const host = store.profile ?? guest;
	if (!host) throw new ApiError(0, siteWords.errors.noPlayer);
	const secret = newSecret();
	// Maintenance lets only admins in.
	const proofs = { token: await bearer(), adminKey: isTesting() ? adminKey() : null };
	return inAllowedAvatar(host, async (worn) => {
		const body = { settings, first_line, table, host: personOf(worn, secret) };
		const { code, game_id, host } = await call("POST /rooms", { body, ...proofs });
		return keepSeat(code, { ...host, game_id }, worn).roomCode;
	});
}

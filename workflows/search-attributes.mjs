/**
 * The search attributes of a room. Plain JavaScript, because the supervisor registers them with its
 * own engine before the build.
 */
export const SEARCH_ATTRIBUTES = /** @type {const} */ ({
	code: { name: "RoomCode", type: "KEYWORD" },
	status: { name: "GameStatus", type: "KEYWORD" },
	mode: { name: "GameMode", type: "KEYWORD" },
	players: { name: "Players", type: "INT" },
});

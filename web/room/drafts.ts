import { subscribeKey } from "valtio/utils";
import { deviceStorage } from "../device/storage.ts";
import { store } from "../store.ts";
import { createDraftKeeper } from "./draft-keeper.ts";
import { outbox } from "./outbox.ts";

/** Keeps the part that this player writes. */
export const drafts = createDraftKeeper({
	storage: deviceStorage,
	send: outbox.send,
	game: () => store.room.game?.id,
	onState: (state) => {
		store.room.save =
			state === "saving" && store.room.connection !== "connected" ? "offline" : state;
	},
	onError: (text) => {
		store.room.error = text;
	},
});

// A page that is hidden may never run again, so it saves while there is time.
document.addEventListener(
	"visibilitychange",
	() => document.visibilityState === "hidden" && drafts.flush(),
);

subscribeKey(store.room, "connection", (connection) => {
	if (connection === "connected") drafts.flush();
	else if (store.room.save === "saving") store.room.save = "offline";
});

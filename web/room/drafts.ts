import { subscribeKey } from "valtio/utils";
import type { WireSubmission } from "#game/wire/state.ts";
import { deviceShelf } from "../device/storage.ts";
import { store } from "../store.ts";
import { siteWords } from "../words/site.ts";
import { createDraftBook, type SaveResult } from "./draft-keeper.ts";
import { ActionError } from "./outbox.ts";
import { post } from "./room.ts";

const PREFIX = "draft:";

async function save(id: number, content: string, done: boolean | undefined): Promise<SaveResult> {
	try {
		await post("story/submit", {
			submission: { id, content },
			...(done !== undefined && { done_submission: done }),
		});
		return "saved";
	} catch (error) {
		if (!(error instanceof ActionError)) throw error;
		if (error.kind !== "refused") return error.kind === "gone" ? "gone" : "lost";
		if (error.code === "timeUp") return "closed"; // the part takes no more saves
		store.room.error = error.message;
		return "refused";
	}
}

const book = createDraftBook({
	shelf: deviceShelf,
	save,
	keyOf: (id) => `${PREFIX}${store.room.game?.id}:${id}`,
	onState: (state) => {
		store.room.save =
			state === "saving" && store.room.connection !== "connected" ? "offline" : state;
	},
});

/**
 * The text to show for the part being written: the server's, or a newer one kept on this device.
 */
export function openDraft(submission: WireSubmission): string {
	dropForeignCopies();
	return book.open(submission);
}

/** Keeps what was typed on this device at once and saves it within 2.5 s; typing undoes done. */
export const editDraft = (id: number, text: string): void => book.edit(id, text);

/**
 * Saves a part and says whether it is done, at once; rejects with a text for the player when that
 * failed.
 */
export async function finishDraft(id: number, text: string, done: boolean): Promise<void> {
	const result = await book.finish(id, text, done);
	if (result === "saved") return;
	if (result === "lost") store.room.error = siteWords.errors.timeout;
	throw new Error(store.room.error ?? siteWords.save.closed);
}

/** Copies of other games belong to parts that closed long ago. */
function dropForeignCopies(): void {
	const mine = `${PREFIX}${store.room.game?.id}:`;
	for (const key of deviceShelf.keys())
		if (key.startsWith(PREFIX) && !key.startsWith(mine)) deviceShelf.removeItem(key);
}

// A page that is hidden may never run again: save while there is time.
document.addEventListener(
	"visibilitychange",
	() => document.visibilityState === "hidden" && book.flush(),
);

subscribeKey(store.room, "connection", (connection) => {
	if (connection === "connected") book.flush();
	else if (store.room.save === "saving") store.room.save = "offline";
});

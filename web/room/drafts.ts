import { ref } from "valtio";
import { subscribeKey } from "valtio/utils";
import type { EntryName } from "#game/names/entries.ts";
import type { DraftBody } from "#game/wire/bodies.ts";
import { deviceStorage } from "../device/storage.ts";
import { store } from "../store.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { fittingEntry, fittingPart } from "./fitting-draft.ts";
import { outbox } from "./outbox.ts";

const common = {
	storage: deviceStorage,
	game: () => {
		const { game } = store.room;
		return { id: game?.id, slow: game?.settings.pace === "slow" };
	},
	onError: (text: string) => {
		store.room.error = text;
	},
};

/** Shows a text that came too late until the player has dismissed it, which removes its copy. */
function showLate(text: string, forget: () => void): void {
	const dismiss = () => {
		forget();
		store.room.late = null;
	};
	if (text.trim() === "") forget();
	else store.room.late = { text, forget: ref(dismiss) };
}

/** Keeps the part that this player writes. Its ids are those of the parts. */
export const drafts = new DraftKeeper({
	...common,
	send: (id, content, done) =>
		outbox.send("story/submit", {
			submission: { id: Number(id), content: fittingPart(content) },
			...(done !== undefined && { done_submission: done }),
		}),
	onState: (state) => {
		store.room.save = state;
	},
	onLate: (_id, text, forget) => showLate(text, forget),
});

/** Returns the id of an entry: its phase, its action, and the story of a reaction. */
export const entryId = (stage: number, action: EntryName, story = 0): string =>
	[stage, action, story].join(" ");

/** Keeps what this player enters and has not submitted: the body of the action as JSON. */
export const entries = new DraftKeeper({
	...common,
	isReadable: isBody,
	send: (id, body) => {
		// The id comes from `entryId`; the text is the action's JSON.
		const action = id.split(" ")[1] as EntryName;
		return outbox.send(action, { ...fittingEntry(JSON.parse(body)), draft: true });
	},
	onState: (state) => {
		store.room.entrySave = state;
	},
	onLate: (_id, body, forget) => showLate(textIn(JSON.parse(body)), forget),
});

/** Returns whether a text is an object as JSON. */
function isBody(text: string): boolean {
	try {
		const body = JSON.parse(text);
		return typeof body === "object" && body !== null;
	} catch {
		return false;
	}
}

/** Returns what a player has typed in an entry; empty for casts and reactions. */
function textIn(body: Partial<DraftBody<"game/character"> & DraftBody<"story/title">>): string {
	const names = body.characters?.map(({ name }) => name) ?? [];
	return body.story?.meta?.title ?? names.filter((name) => name !== "").join("\n");
}

const keepers = [drafts, entries];

/** Forgets what the room has, because another tab may have changed it. */
export const forgetSaved = (): void => {
	for (const keeper of keepers) keeper.forgetSaved();
};

/** Saves at once what is unsaved. */
const flushAll = (): void => {
	for (const keeper of keepers) keeper.flush();
};

/**
 * Saves the drafts of the room whenever it may be the last chance, until the returned function is
 * called.
 */
export function keepDrafts(): () => void {
	// A page that is hidden may never run again, so it saves while there is time.
	const hide = () => document.visibilityState === "hidden" && flushAll();
	document.addEventListener("visibilitychange", hide);
	const stops = [
		() => document.removeEventListener("visibilitychange", hide),
		subscribeKey(store.room, "connection", (connection) => {
			if (connection === "connected") flushAll();
		}),
		// Every snapshot shows which copies belong to parts and phases that are over.
		subscribeKey(store.room, "game", (game) => {
			const part = store.room.player?.current_submission?.id;
			if (!game) return;
			const stageOf = (id: string) => Number(id.split(" ")[0]);
			void drafts.sendLeftovers((id) => /^\d+$/.test(id) && Number(id) !== part);
			void entries.sendLeftovers((id) => id.includes(" ") && stageOf(id) !== game.stage);
		}),
	];
	return () => {
		for (const stop of stops) stop();
	};
}

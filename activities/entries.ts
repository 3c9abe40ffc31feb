import * as v from "valibot";
import { blockedWord } from "#game/names/block-list.ts";
import type { Entry, EntryBodies, EntryName, NamedCharacter } from "#game/names/entries.ts";
import { CHARACTER_NAME, type DraftBody, STORY_TITLE } from "#game/wire/bodies.ts";
import type { Db } from "../db/connection.ts";
import type { EntryDraft } from "../db/drafts/entries.ts";
import { internTexts } from "../db/texts.ts";

/** An entry as it was saved: a draft of an action. */
type Saved = { [A in EntryName]: { action: A; body: DraftBody<A> } }[EntryName];

/**
 * Returns a saved entry in the form that the engine records. Ids replace its texts, and names and
 * titles that may not be submitted are left out.
 */
export async function toEntry(
	db: Db,
	game: number,
	{ playerId: player, action, body }: Pick<EntryDraft, "playerId" | "action" | "body">,
): Promise<Entry> {
	// The gateway has checked the body against the schema of this action.
	const saved = { action, body: JSON.parse(body) } as Saved;
	return { player, type: saved.action, body: await withIds(db, game, saved) };
}

async function withIds(db: Db, game: number, saved: Saved): Promise<EntryBodies[EntryName]> {
	switch (saved.action) {
		case "game/character":
			return { characters: await storeNames(db, game, saved.body.characters) };
		case "game/otpCharacter": {
			const { characters, story } = saved.body;
			return {
				characters: await storeNames(db, game, characters),
				...rated(story?.settings?.mature),
			};
		}
		case "story/create": {
			const { id: story, characters, settings } = saved.body.story;
			return { story, characters, ...rated(settings?.mature) };
		}
		case "story/title": {
			const { story, flagged_submissions: flagged = null } = saved.body;
			const text = v.safeParse(STORY_TITLE, story.meta.title);
			const [title] = await internTexts(db, game, text.success ? [text.output] : []);
			return { story: story.id, flagged, ...(title !== undefined && { title }) };
		}
		case "story/react": {
			const { story_id: story, meta } = saved.body.reaction;
			return { story, parts: meta.submission_reactions };
		}
	}
}

/** Returns the names that may be submitted, with the ids of their texts. */
async function storeNames(
	db: Db,
	game: number,
	characters: DraftBody<"game/character">["characters"],
): Promise<NamedCharacter[]> {
	const named = characters.flatMap(({ name, meta }) => {
		const text = v.safeParse(CHARACTER_NAME, name);
		const allowed = text.success && !blockedWord(text.output);
		return allowed ? [{ text: text.output, mature: meta?.mature ?? false }] : [];
	});
	const ids = await internTexts(
		db,
		game,
		named.map(({ text }) => text),
	);
	return named.map(({ mature }, i) => ({ name: ids[i] ?? 0, mature }));
}

/** Returns the rating of an entry: absent if none was chosen. */
const rated = (mature: boolean | undefined) => (mature === undefined ? {} : { mature });

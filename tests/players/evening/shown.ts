import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import type { Ledger } from "./ledger.ts";

/** A part as all players see it from the reading on, without its texts' metadata. */
interface ShownPart {
	story: number;
	index: number;
	content: string;
	censored: boolean;
	writer: number | null;
	name: string | null;
}

/**
 * Returns faults of the shown stories: each must have a title and all parts, complete or removed.
 */
export function shownFaults(game: Game, ledger: Ledger): string[] {
	const faults: string[] = [];
	const stories = Object.values(game.stories);
	if (stories.length !== ledger.players.length)
		faults.push(`${stories.length} stories of ${ledger.players.length} players`);
	for (const { id, meta } of stories) {
		if (meta.cover !== ledger.covers.get(id))
			faults.push(`story ${id} has the cover ${meta.cover}`);
		if (meta.title !== ledger.titles.get(id)?.title)
			faults.push(`story ${id} is called “${meta.title}”`);
	}
	const shown = new Map(stories.flatMap((story) => partsOf(story)));
	if (shown.size !== ledger.parts.size)
		faults.push(`${shown.size} parts of ${ledger.parts.size} are shown`);
	const named = !ledger.settings.hide_authors || game.status >= STATUS.preResults;
	for (const { id, story, index, text, writer } of ledger.parts.values()) {
		const censored = ledger.censored.has(id);
		const author = named
			? { writer, name: ledger.guests.get(writer)?.name ?? null }
			: { writer: null, name: null };
		const part: ShownPart = {
			story,
			index,
			content: censored ? "TEXT REMOVED" : text,
			censored,
			...author,
		};
		const other = JSON.stringify(shown.get(id));
		if (other !== JSON.stringify(part))
			faults.push(`part ${id} is shown as ${other}, not ${JSON.stringify(part)}`);
	}
	return faults;
}

const partsOf = ({ id, submissions }: Game["stories"][string]) =>
	Object.values(submissions).map((part): [number, ShownPart] => [
		part.id,
		{
			story: id,
			index: part.index,
			content: part.content,
			censored: part.meta.censored,
			writer: part.player_id ?? null,
			name: part.player ?? null,
		},
	]);

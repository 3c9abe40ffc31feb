import { ENGLISH, isLanguage } from "#game/settings/languages.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import type { PublicStory } from "../answers.ts";

/** Returns the story with names, avatars, texts and reactions, but without ids of players. */
export function publicStory(
	{ players, extra, first_line: given }: Game,
	{ meta, settings, captain, characters, submissions }: WireStory,
): PublicStory {
	const spriteOf = (player: number | null) =>
		player === null ? null : (players[player]?.meta.sprite_id ?? null);
	return {
		title: meta.title ?? "",
		language: isLanguage(extra.language) ? extra.language : ENGLISH,
		mature: settings.mature,
		captain: captain && { name: captain.name, sprite_id: captain.meta.sprite_id },
		characters: Object.values(characters).map(({ name }) => name),
		...(given && { opening: given.opening }),
		parts: Object.values(submissions)
			.sort((a, b) => a.index - b.index)
			.map(({ player, player_id, content, meta: { censored, reactions = {} } }) => ({
				player,
				sprite_id: spriteOf(player_id),
				content,
				censored,
				reactions,
			})),
		...(meta.cover !== undefined && { cover: meta.cover }),
		awards: meta.awards,
		best_line: meta.best_line ?? null,
	};
}

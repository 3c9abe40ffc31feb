import { Pencil } from "lucide-react";
import { presetOf } from "#game/settings/presets.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { isHost, isSolo, writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { NewsLine } from "../../parts/news-line.tsx";
import { ShareButton } from "../../recipe/share-button.tsx";
import { chipsOf } from "./chips.ts";
import { RoomRules } from "./house-rules.tsx";
import { Presets } from "./presets.tsx";
import styles from "./settings-chips.module.css";
import { useChanged } from "./use-changed.ts";

const say = tableWords.lobby;

/**
 * Shows the rules of the room, which the host can change until the start. A change is marked for
 * all players.
 */
export function SettingsChips({ game, player }: { game: Game; player: OwnPlayer }) {
	const people = Math.max(writersOf(game).length, 1);
	const host = isHost(game, player);
	const solo = isSolo(game);
	const preset = presetOf(game.settings);
	// The presets say which one it is.
	const chips = chipsOf(game.settings, people).filter(
		({ key }) => key !== "menu" || !host || solo || preset === null,
	);
	// The usual rules are no recipe.
	const own = preset === null || chips.some(({ key }) => key === "game_mode");
	const changed = useChanged(game.settings, people);
	return (
		<section className={styles.settings} aria-label={say.rules}>
			{host && !solo && <Presets game={game} />}
			<ul className={styles.chips}>
				{chips.map(({ key, text }) => {
					const isNew = changed.keys.includes(key);
					return (
						<li
							key={key}
							className={classes(key === "menu" && styles.menu, isNew && styles.changed)}
							data-changed={isNew || undefined}
						>
							{isNew && <Pencil size={14} strokeWidth={3} aria-hidden />}
							{text}
						</li>
					);
				})}
				{host && (
					<li className={styles.change}>
						<RoomRules game={game} label={solo ? say.change : say.rules} />
						{own && <ShareButton settings={game.settings} link className={common.textButton} />}
					</li>
				)}
			</ul>
			<NewsLine text={changed.text} />
		</section>
	);
}

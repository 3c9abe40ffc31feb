import { Pencil } from "lucide-react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { isHost, isSolo, writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import { NewsLine } from "../../parts/news-line.tsx";
import { ShareButton } from "../../recipe/share-button.tsx";
import { chipsOf } from "./chips.ts";
import rules from "./house-rules.module.css";
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
	const changed = useChanged(game.settings, people);
	return (
		<section className={styles.settings} aria-label={say.rules}>
			{host && !isSolo(game) && <Presets game={game} />}
			<ul className={styles.chips}>
				{chipsOf(game.settings, people).map(({ key, text }) => {
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
						<RoomRules game={game} label={isSolo(game) ? say.change : say.rules} />
						<ShareButton settings={game.settings} link className={rules.link} />
					</li>
				)}
			</ul>
			<NewsLine text={changed.text} />
		</section>
	);
}

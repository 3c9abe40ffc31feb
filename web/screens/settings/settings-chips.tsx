import { Pencil } from "lucide-react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { isHost, writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import { NewsLine } from "../../parts/news-line.tsx";
import { chipsOf, isInRow, PRESET_CHIP, presetLine } from "./chips.ts";
import { RoomRules } from "./house-rules.tsx";
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
	const chips = chipsOf(game.settings, people).filter(({ key }) => !host || !isInRow(key));
	const changed = useChanged(game.settings, people);
	const isNew = (key: string) => changed.keys.includes(key);
	const newRow = changed.keys.some(isInRow) || undefined;
	return (
		<section className={styles.settings} aria-label={say.rules}>
			{host && (
				<RoomRules
					game={game}
					text={
						<span className={newRow && styles.new} data-changed={newRow}>
							{presetLine(game.settings, people)}
						</span>
					}
				/>
			)}
			<ul className={styles.chips}>
				{chips.map(({ key, text }) => (
					<li
						key={key}
						className={classes(key === PRESET_CHIP && styles.menu, isNew(key) && styles.changed)}
						data-changed={isNew(key) || undefined}
					>
						{isNew(key) && <Pencil size={14} strokeWidth={3} aria-hidden />}
						{text}
					</li>
				))}
			</ul>
			<NewsLine text={changed.text} />
		</section>
	);
}

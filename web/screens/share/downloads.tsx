import type { Game } from "#game/wire/state.ts";
import { sharingWords as words } from "#words/game/sharing.ts";
import { Button } from "../../parts/form/button.tsx";
import styles from "./downloads.module.css";
import { Drawer } from "./drawer.tsx";
import { ShareWinner } from "./share-winner.tsx";
import { TaskNote } from "./task-note.tsx";
import { useDownloads } from "./use-downloads.ts";

interface DownloadsProps {
	game: Game;
	/** Offers the books only, because the game has one story, which has pictures and texts already. */
	books?: boolean;
	/** Offers the film of the winner, where no other button of the page does. */
	film?: boolean;
}

/** Offers a room's whole game as pictures, texts or a book (docs/game.md "Exports"). */
export function Downloads({ game, books = false, film = false }: DownloadsProps) {
	const { ways, running, error, ready, note } = useDownloads(game, books);
	const heading = books ? words.bookHeading : words.heading;
	return (
		<Drawer label={<h2 className={styles.heading}>{heading}</h2>}>
			<div className={styles.inside}>
				<div className={styles.two}>
					{film && <ShareWinner among game={game} className={styles.film} />}
					{ways.map(({ name, label, take }) => (
						<Button
							key={name}
							kind="plain"
							small
							className={styles.button}
							busy={running === name}
							disabled={!ready}
							onClick={take}
						>
							{label}
						</Button>
					))}
				</div>
				<p className={styles.help}>{words.bookHelp}</p>
				<TaskNote error={error}>{note}</TaskNote>
			</div>
		</Drawer>
	);
}

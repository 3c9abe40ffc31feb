import { Pencil, Star } from "lucide-react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { tableWords } from "#words/game/table.ts";
import { facts, sentences } from "#words/grammar.ts";
import { classes } from "../../parts/classes.ts";
import { Marked } from "../../parts/marked.tsx";
import { Sticker } from "../round-table/sticker.tsx";
import styles from "./seats.module.css";

interface SeatProps {
	player: PublicPlayer;
	host: boolean;
	own: boolean;
	/** The player has just joined. */
	arrived: boolean;
	leaving: boolean;
	aimedAt: boolean;
	/** The handler of a tap on the sticker; null without one. */
	onTap: (() => void) | null;
	/** Opens the dialog in which players change their own seat. */
	onChange: () => void;
	focus: { tabIndex: number; onFocus: () => void };
}

/** Returns the text of a seat for screen readers. */
function labelOf({ player, host, own, arrived, onTap }: SeatProps): string {
	const { premium, connected, asked = false } = player.data;
	const about = facts([
		arrived ? tableWords.justIn(player.name) : player.name,
		own && lobbyWords.you,
		host && lobbyWords.host,
		premium && lobbyWords.supporter,
		asked ? lobbyWords.reading : !connected && lobbyWords.away,
	]);
	const deed = own ? tableWords.hop : tableWords.throwSomething;
	return sentences([about, onTap && deed]);
}

/** Shows one player at the table of the lobby. */
export function LobbySeat(props: SeatProps) {
	const { player, host, own, arrived, leaving, aimedAt, onTap, onChange, focus } = props;
	const { premium, connected, asked = false } = player.data;
	const away = asked || !connected;
	const name = (
		<>
			{arrived ? (
				<Marked>{tableWords.justIn(player.name)}</Marked>
			) : (
				<span dir="auto">{player.name}</span>
			)}
			{premium && <Star size={13} fill="currentColor" aria-hidden />}
		</>
	);
	return (
		<li
			className={classes(
				styles.seat,
				away && styles.away,
				own && styles.own,
				arrived && styles.arrived,
				leaving && styles.leaving,
			)}
			data-place={player.id}
			inert={leaving}
		>
			<Sticker
				{...focus}
				blink
				player={player}
				host={host}
				label={labelOf(props)}
				onTap={onTap}
				aimedAt={aimedAt}
				className={styles.sticker}
			/>
			{own ? (
				<button
					type="button"
					className={classes(styles.name, styles.change)}
					aria-label={sentences([player.name, lobbyWords.changeLabel])}
					onClick={onChange}
				>
					{name}
					<Pencil size={12} strokeWidth={3} aria-hidden className={styles.pencil} />
				</button>
			) : (
				<span className={styles.name} aria-hidden="true">
					{name}
				</span>
			)}
			{away && (
				<span className={styles.note} aria-hidden="true">
					{asked ? lobbyWords.reading : lobbyWords.away}
				</span>
			)}
		</li>
	);
}

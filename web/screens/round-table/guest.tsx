import { Check, Ellipsis, Moon, Pencil } from "lucide-react";
import type { CSSProperties } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { facts, sentences } from "#words/grammar.ts";
import { classes } from "../../parts/classes.ts";
import { EmojiPicture } from "../../parts/emoji.tsx";
import styles from "./guest.module.css";
import { minutesAndSeconds, type SeatState } from "./seat-state.ts";
import { Sticker } from "./sticker.tsx";

const say = tableWords.state;
const ICON = { done: Check, asleep: Check, writing: Pencil, busy: Ellipsis, away: Moon };

const LOOKS = {
	done: styles.done,
	asleep: styles.asleep,
	writing: undefined,
	busy: undefined,
	away: styles.away,
};

interface GuestProps {
	player: PublicPlayer;
	host: boolean;
	own: boolean;
	state: SeatState;
	/** Milliseconds since the player went away; null if unknown. */
	away: number | null;
	place: { x: number; y: number };
	aimedAt: boolean;
	/** The action of a tap, by the words for screen readers; null without one. */
	tap: { deed: string; run: () => void } | null;
	focus: { tabIndex: number; onFocus: () => void };
}

/** Shows a player around the table, and by shape and word what they do. */
export function Guest({ player, host, own, state, away, place, aimedAt, tap, focus }: GuestProps) {
	const Icon = ICON[state];
	const words =
		state === "away" && away !== null ? say.awayFor(minutesAndSeconds(away)) : say[state];
	const name = own ? tableWords.you(player.name) : player.name;
	const about = facts([name, host && tableWords.host.toLowerCase(), say[state]]);
	const { typing } = player.data;
	// The numbers of the place are lengths of the table, which the style sets.
	const at = { "--x": place.x, "--y": place.y } as CSSProperties;
	return (
		<li
			className={classes(styles.guest, LOOKS[state], own && styles.own, typing && styles.typing)}
			style={at}
			data-state={state}
		>
			<Sticker
				{...focus}
				player={player}
				host={host}
				label={sentences([about, tap?.deed])}
				onTap={tap?.run ?? null}
				aimedAt={aimedAt}
				asleep={state === "asleep"}
				className={styles.sticker}
			>
				{state === "asleep" && <EmojiPicture name="asleep" size={34} className={styles.zzz} />}
				{state === "writing" && <EmojiPicture name="writing" size={38} className={styles.pencil} />}
			</Sticker>
			<span dir="auto" className={styles.name} aria-hidden="true">
				{own ? <b className={styles.long}>{name}</b> : name}
				{own && <b className={styles.short}>{tableWords.me}</b>}
			</span>
			<span className={styles.state} aria-hidden="true">
				<Icon size={13} strokeWidth={3.5} aria-hidden />
				<span className={styles.words}>{words}</span>
			</span>
		</li>
	);
}

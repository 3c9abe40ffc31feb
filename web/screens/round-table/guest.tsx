import { Check, Ellipsis, Moon, Pencil, Type } from "lucide-react";
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
const ICON = {
	done: Check,
	titled: Type,
	asleep: Check,
	writing: Pencil,
	busy: Ellipsis,
	away: Moon,
};

const LOOKS = {
	done: styles.done,
	titled: styles.titled,
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
	/** The place around the table; null in a row. */
	place: { x: number; y: number } | null;
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
	const at = place && ({ "--x": place.x, "--y": place.y } as CSSProperties);
	return (
		<li
			className={classes(
				styles.guest,
				place !== null && styles.placed,
				LOOKS[state],
				own && styles.own,
				typing && styles.typing,
			)}
			style={at ?? undefined}
			data-state={state}
		>
			<Sticker
				{...focus}
				player={player}
				host={host}
				label={sentences([about, tap?.deed])}
				onTap={tap?.run ?? null}
				aimedAt={aimedAt}
				bare={!place}
				asleep={state === "asleep"}
			>
				{state === "asleep" && <EmojiPicture name="asleep" size={34} className={styles.zzz} />}
				{place && state === "writing" && (
					<EmojiPicture name="writing" size={38} className={styles.pencil} />
				)}
				{!place && (
					<span className={styles.badge} aria-hidden="true">
						<Icon size={14} strokeWidth={3} aria-hidden />
					</span>
				)}
			</Sticker>
			<span dir="auto" className={styles.name} aria-hidden="true">
				{own && place && <b className={styles.long}>{name}</b>}
				{own && <b className={place ? styles.short : undefined}>{tableWords.me}</b>}
				{!own && name}
			</span>
			{place && (
				<span className={styles.state} aria-hidden="true">
					<Icon size={13} strokeWidth={3.5} aria-hidden />
					{words}
				</span>
			)}
		</li>
	);
}

import { Star } from "lucide-react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Crown } from "../../parts/crown.tsx";
import { usePresses } from "../../parts/form/presses.ts";
import { lobbyWords } from "../../words/lobby.ts";

interface Props {
	player: PublicPlayer;
	host: boolean;
	own: boolean;
	/** Null where this seat is not the reader's to kick. */
	onKick: (() => void) | null;
}

/** One player at the table: crown on the host, star beside a supporter. */
export function Seat({ player, host, own, onKick }: Props) {
	const { step, press } = usePresses(2, () => onKick?.());
	const { premium, connected } = player.data;
	const picture = (
		<>
			{host && <Crown />}
			<Avatar sprite={player.meta.sprite_id} size={70} blink />
		</>
	);
	const name = (
		<span className="seat-name">
			{step > 0 ? (
				<b className="kick">{lobbyWords.kick}</b>
			) : (
				<>
					<span>{player.name}</span>
					{premium && (
						<Star size={13} fill="currentColor" role="img" aria-label={lobbyWords.supporter} />
					)}
				</>
			)}
		</span>
	);
	return (
		<li className={`seat ${connected ? "" : "away"} ${own ? "own" : ""}`}>
			{onKick ? (
				<button
					type="button"
					aria-label={lobbyWords.kickLabel(player.name, step > 0)}
					onClick={press}
				>
					{picture}
					{name}
				</button>
			) : (
				<>
					{picture}
					{name}
				</>
			)}
			{!connected && <span className="seat-away">{lobbyWords.away}</span>}
			<span className="silent-text">
				{[host && lobbyWords.host, own && lobbyWords.you].filter(Boolean).join(", ")}
			</span>
		</li>
	);
}

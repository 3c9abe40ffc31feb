import { Check, Ellipsis, Moon } from "lucide-react";
import type { Status } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { siteWords } from "../../words/site.ts";
import "./waiting-strip.css";

interface WaitingStripProps {
	players: readonly PublicPlayer[];
	/** Who has this status or a later one is done. */
	doneFrom: Status;
}

const ICON = { done: Check, away: Moon, writing: Ellipsis, busy: Ellipsis };

function stateOf(player: PublicPlayer, doneFrom: Status): keyof typeof ICON {
	if (player.status >= doneFrom) return "done";
	if (!player.data.connected) return "away";
	return player.data.typing ? "writing" : "busy";
}

/** Who the room waits for: done, writing, busy or away, by shape and by word. */
export function WaitingStrip({ players, doneFrom }: WaitingStripProps) {
	return (
		<ul className="wait">
			{players.map((player) => {
				const state = stateOf(player, doneFrom);
				const Icon = ICON[state];
				return (
					<li key={player.id} className={state}>
						<span className="who">
							<Avatar sprite={player.meta.sprite_id} size={40} />
							<span className="tag">
								<Icon size={13} strokeWidth={3.5} aria-hidden />
							</span>
						</span>
						<span className="name">{player.name}</span>
						<span className="state">{siteWords.waiting[state]}</span>
					</li>
				);
			})}
		</ul>
	);
}

import { useState } from "react";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { slowWords } from "#words/game/slow.ts";
import { isOwnTurn } from "../../game/own-turn.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import { store } from "../../store.ts";
import styles from "./host-desk.module.css";

const say = comingBackWords.desk;

/** Lets the host of a slow game wake a person who sleeps, or remind one whose turn it is. */
export function SlowDeeds({ game, person }: { game: Game; person: PublicPlayer }) {
	/** What became of the nudge; null before it. */
	const [nudged, setNudged] = useState<string | null>(null);
	if (game.settings.pace !== "slow") return null;
	if (person.data.asleep)
		return (
			<Button
				kind="plain"
				small
				aria-label={slowWords.wake.label(person.name)}
				onClick={() => send("game/vip", { vip_action: { wake: person.id } })}
			>
				{slowWords.wake.short}
			</Button>
		);
	const nudge = async () => {
		const accepted = await send("game/vip", { vip_action: { nudge: person.id } });
		setNudged(accepted ? say.nudge.done(person.name) : store.room.error);
	};
	return (
		<>
			{isOwnTurn(game, person) && nudged === null && (
				<ConfirmButton
					small
					label={say.nudge.label(person.name)}
					sure={say.nudge.sure(person.name)}
					onConfirm={nudge}
				/>
			)}
			<span role="status" className={common.quiet}>
				{nudged}
			</span>
		</>
	);
}

interface FreePlacesProps {
	game: Game;
	/** By player: whether the place is on offer. */
	places: Record<string, boolean>;
}

/** Lists the places of players who have left or sleep, which the host may offer to newcomers. */
export function FreePlaces({ game, places }: FreePlacesProps) {
	return (
		<>
			<h4>{say.offer.heading}</h4>
			<p className={common.quiet}>{say.offer.note}</p>
			<ul className={styles.people}>
				{Object.entries(places).map(([id, offered]) => {
					const person = game.players[id];
					if (!person) return null;
					return (
						<li key={id}>
							<Avatar sprite={person.meta.sprite_id} size={40} />
							<span dir="auto">{person.name}</span>
							{offered ? (
								<span className={common.quiet}>{say.offer.offered}</span>
							) : (
								<ConfirmButton
									small
									label={say.offer.label}
									sure={say.offer.sure}
									onConfirm={() => send("game/vip", { vip_action: { open_seat: person.id } })}
								/>
							)}
						</li>
					);
				})}
			</ul>
		</>
	);
}

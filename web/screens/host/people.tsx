import { useRef, useState } from "react";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { othersHere, removable } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { NewsLine } from "../../parts/news-line.tsx";
import { send } from "../../room/sending.ts";
import styles from "./host-desk.module.css";
import { FreePlaces, SlowDeeds } from "./slow-deeds.tsx";

interface Props {
	game: Game;
	player: OwnPlayer;
	onKick: (person: PublicPlayer) => void;
}

/**
 * Lists the people in the room with the host's powers over each, and the people who were removed.
 */
export function PeopleSection({ game, player, onKick }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [news, setNews] = useState("");
	const kickable = new Set(removable(game).map(({ id }) => id));
	const silent = new Set(player.sparkless);
	const out = Object.values(player.shown_out ?? {});
	const setSparks = ({ id, name }: PublicPlayer, on: boolean) => {
		setNews(hostWords.ownSparks.news(name, on));
		void send("game/vip", { vip_action: { sparks_of: { player_id: id, on } } });
	};
	const letBack = (id: number, name: string) => {
		setNews(hostWords.shownOut.news(name));
		heading.current?.focus(); // the pressed button disappears
		void send("game/vip", { vip_action: { let_back: id } });
	};
	return (
		<section className={styles.block}>
			<h3 ref={heading} tabIndex={-1}>
				{hostWords.people}
			</h3>
			<NewsLine text={news} />
			<ul className={styles.people}>
				{othersHere(game).map((person) => (
					<li key={person.id}>
						<Avatar sprite={person.meta.sprite_id} size={40} />
						<span dir="auto">
							{person.data.audience ? hostWords.watches(person.name) : person.name}
						</span>
						<span className={styles.deeds}>
							{game.sparks && (
								<SparksButton person={person} off={silent.has(person.id)} onChange={setSparks} />
							)}
							<SlowDeeds game={game} person={person} />
							{kickable.has(person.id) && (
								<Button
									kind="plain"
									small
									aria-label={hostWords.kick.label(person.name)}
									onClick={() => onKick(person)}
								>
									{hostWords.kick.short}
								</Button>
							)}
						</span>
					</li>
				))}
			</ul>
			{player.places && <FreePlaces game={game} places={player.places} />}
			{out.length > 0 && (
				<>
					<h4>{hostWords.shownOut.heading}</h4>
					{game.locked && <p className={common.quiet}>{hostWords.shownOut.locked}</p>}
					<ul className={styles.people}>
						{out.map(({ id, name, meta }) => (
							<li key={id}>
								<Avatar sprite={meta.sprite_id} size={40} />
								<span dir="auto">{name}</span>
								<Button
									kind="plain"
									small
									aria-label={hostWords.shownOut.label(name)}
									onClick={() => letBack(id, name)}
								>
									{hostWords.shownOut.short}
								</Button>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

interface SparksButtonProps {
	person: PublicPlayer;
	off: boolean;
	onChange: (person: PublicPlayer, on: boolean) => void;
}

/** Switches one person's sparks off, or on again. */
const SparksButton = ({ person, off, onChange }: SparksButtonProps) => (
	<Button
		kind="plain"
		small
		aria-label={hostWords.ownSparks.label(person.name, off)}
		onClick={() => onChange(person, off)}
	>
		{off ? hostWords.ownSparks.on : hostWords.ownSparks.off}
	</Button>
);

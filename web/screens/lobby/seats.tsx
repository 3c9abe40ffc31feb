import { useRef, useState } from "react";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { tableWords } from "#words/game/table.ts";
import { siteWords } from "#words/site/site.ts";
import { isHost, removable, seatedWriters } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { hasSparks } from "../../room/sparks.ts";
import { crowdOf } from "../round-table/crowd.ts";
import { useLanding } from "../round-table/sit-down.ts";
import { useArrivals } from "../round-table/use-arrivals.ts";
import { useListMotion } from "../round-table/use-list-motion.ts";
import { useSeatKeys } from "../round-table/use-seat-keys.ts";
import { Tray } from "../sparks/tray.tsx";
import { useThrowing } from "../sparks/use-throwing.ts";
import { LobbySeat } from "./seat.tsx";
import styles from "./seats.module.css";

const { tray, lobby, seats: label } = tableWords;

/** Returns the words of the free seats that are shown: at most two, none in a full room. */
export const freeSeats = (people: number, most: number): string[] =>
	lobby.free.slice(0, Math.max(0, most - people));

/** Returns the players on the list and those who are leaving it, by id. */
const withLeaving = (seated: readonly PublicPlayer[], leaving: readonly PublicPlayer[]) =>
	[...seated, ...leaving.filter(({ id }) => !seated.some((one) => one.id === id))].sort(
		(a, b) => a.id - b.id,
	);

// Loads late, because only hosts kick.
const KickDialog = latePart(() => import("../host/kick-dialog.tsx"), "KickDialog", {
	missing: siteWords.errors.badMessage,
});

/** Shows the host the last entry of a player's menu, which asks before it removes them. */
function KickEntry({ game, target }: { game: Game; target: PublicPlayer }) {
	const [asked, setAsked] = useState<PublicPlayer | null>(null);
	if (!removable(game).some(({ id }) => id === target.id)) return null;
	return (
		<span>
			<Button
				kind="plain"
				small
				aria-label={hostWords.kick.label(target.name)}
				onClick={() => setAsked(target)}
			>
				{hostWords.kick.short}
			</Button>
			{asked && <KickDialog game={game} target={asked} onClose={() => setAsked(null)} />}
		</span>
	);
}

interface SeatsProps {
	game: Game;
	player: OwnPlayer;
	/** The page has two columns, so the things to throw appear only after a player is aimed at. */
	open: boolean;
	/** Opens the dialog in which players change their own seat. */
	onChange: () => void;
}

/** Shows the players at the table. They hop there, and throw soft things at each other. */
export function Seats({ game, player, open, onChange }: SeatsProps) {
	const list = useRef<HTMLUListElement>(null);
	const seated = seatedWriters(game);
	const { arrived, leaving } = useArrivals(seated);
	const ids = seated.map(({ id }) => id);
	const others = ids.filter((id) => id !== player.id);
	const throwing = useThrowing(player.id, others);
	const keys = useSeatKeys(list, ids, player.id);
	useListMotion(list);
	useLanding(list, player.id);
	const on = hasSparks();
	const target = seated.find(({ id }) => id === throwing.target) ?? null;
	return (
		<>
			<ul
				ref={list}
				className={styles.seats}
				data-crowd={crowdOf(seated.length)}
				aria-label={label}
				onKeyDown={keys.onKeyDown}
			>
				{withLeaving(seated, leaving).map((sitting) => (
					<LobbySeat
						key={sitting.id}
						player={sitting}
						host={sitting.id === game.host_id}
						own={sitting.id === player.id}
						arrived={arrived.has(sitting.id)}
						leaving={!ids.includes(sitting.id)}
						aimedAt={sitting.id === throwing.target}
						onTap={on ? () => throwing.tap(sitting.id) : null}
						onChange={onChange}
						focus={keys.of(sitting.id)}
					/>
				))}
				{freeSeats(seated.length, game.settings.max_players).map((words) => (
					<li key={words} className={styles.free} data-place={words}>
						{words}
					</li>
				))}
			</ul>
			<div className={styles.soft}>
				{on && others.length > 0 && (!open || target !== null) && (
					<Tray
						at={target?.name ?? null}
						onThrow={throwing.throwThing}
						last={
							target !== null && isHost(game, player) && <KickEntry game={game} target={target} />
						}
					/>
				)}
				<p className={common.quiet}>
					{!on ? tray.off : player.data.audience ? tray.watching : tray.hint(open)}
				</p>
			</div>
		</>
	);
}

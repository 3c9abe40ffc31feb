import { useState } from "react";
import { Link } from "react-router-dom";
import type { Game } from "#game/wire/state.ts";
import { isHost } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { PlayAgain } from "../host/play-again.tsx";
import { LastGameFooter } from "../next-round/last-game-footer.tsx";
import { Nudge, Nudges } from "../next-round/nudge.tsx";
import text from "../next-round/text-button.module.css";
import type { ScreenProps } from "../screen.ts";
import { SaveStories } from "../share/save-stories.tsx";
import { NUMBERS_ID } from "./numbers/numbers.tsx";
import styles from "./results-footer.module.css";

const words = screenWords.results;

/** Opens the statistics and moves the focus there. */
function openNumbers(): void {
	const numbers = document.getElementById(NUMBERS_ID);
	if (numbers instanceof HTMLDetailsElement) numbers.open = true;
	numbers?.scrollIntoView();
	numbers?.querySelector("summary")?.focus({ preventScroll: true });
}

/**
 * Shows the ways on from the results: the host's main one is another round, everybody else's are the
 * stories. Only the host can close the room.
 */
export function ResultsFooter({ game, player }: ScreenProps) {
	const { last } = useRoom();
	const host = isHost(game, player);
	const [more, setMore] = useState(false);
	const onStats = game.game_stats ? openNumbers : null;
	if (last) return <LastGameFooter onStats={onStats} />;
	return (
		<RoomFooter>
			{host && <Nudges game={game} own={player.id} />}
			<div className={styles.ways}>
				{host ? <PlayAgain game={game} /> : <SaveStories game={game} className={styles.save} />}
				<Button
					kind="plain"
					small
					className={styles.more}
					aria-expanded={more}
					onClick={() => setMore(!more)}
				>
					{words.more}
				</Button>
				<div className={styles.texts} data-open={more || undefined}>
					<Link className={text.button} to="/">
						{words.home}
					</Link>
					{/* A new tab, because nobody should lose their seat over a tip. */}
					<Link className={text.button} to="/supportus" target="_blank">
						{words.donate}
					</Link>
					{onStats && (
						<button type="button" className={text.button} onClick={onStats}>
							{words.stats}
						</button>
					)}
					{host ? (
						<ConfirmButton
							small
							className={styles.close}
							label={words.close}
							sure={screenWords.sure}
							onConfirm={() => send("game/vip", { vip_action: { close_game: true } })}
						/>
					) : (
						<AskHost game={game} audience={player.data.audience} />
					)}
				</div>
			</div>
		</RoomFooter>
	);
}

/** Says who may start another round, and lets players nudge them. */
function AskHost({ game, audience }: { game: Game; audience: boolean }) {
	const host = game.players[game.host_id];
	if (!host) return null;
	return (
		<span className={styles.ask}>
			<span className={common.quiet}>{words.anotherRound(host.name)}</span>{" "}
			{!audience && <Nudge host={host.id} name={host.name} />}
		</span>
	);
}

import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { useSnapshot } from "valtio";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Dialog, DialogActions } from "../../parts/page/dialog.tsx";
import { leaveRoom } from "../../room/room.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { isRunning, leaveQuestion } from "./leaving.ts";

const say = siteWords.room;

/** Asks before the player leaves or closes a game (docs/game.md "Leaving and coming back"). */
export function LeaveGuard() {
	const { room } = useSnapshot(store);
	const question = leaveQuestion(room.game?.status);
	const running = isRunning(room.game?.status);
	const alone = room.game?.settings.max_players === 1;
	const waitedFor = running && !alone && !room.player?.data.audience;
	// This reads the store and not the snapshot, because a room that the player just left is gone.
	const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
		const status = store.room.game?.status;
		if (currentLocation.pathname === nextLocation.pathname || leaveQuestion(status) === null)
			return false;
		// At the results only "back" asks, because nobody presses their link home by mistake.
		return isRunning(status) || historyAction === "POP";
	});

	useEffect(() => {
		if (question === null) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [question]);

	const blocked = blocker.state === "blocked";
	const stay = () => blocked && blocker.reset();
	return (
		<Dialog title={say.leaveHeading} open={blocked} onClose={stay}>
			<p>{question}</p>
			<p className={common.quiet}>{waitedFor ? say.seatWaits : say.seatKept}</p>
			<DialogActions>
				<Button onClick={stay}>{say.stay}</Button>
				<Button kind="plain" onClick={() => blocked && blocker.proceed()}>
					{say.leave}
				</Button>
				{running && (
					<ConfirmButton label={say.giveUp} sure={say.giveUpSure} onConfirm={leaveRoom} />
				)}
			</DialogActions>
		</Dialog>
	);
}

import { useEffect } from "react";
import { roomWords } from "#words/game/room.ts";
import { isChangingLanguage } from "../../device/language.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Dialog, DialogActions } from "../../parts/page/dialog.tsx";
import { leaveRoom } from "../../room/room.ts";
import { useRoom } from "../../room/use-room.ts";
import { useLeaveQuestion } from "../../routing/leave-question.ts";
import { store } from "../../store.ts";
import { backQuestion, isRunning, leaveQuestion } from "./leaving.ts";

const say = roomWords.room;

/** Asks before the player leaves or closes a game (docs/game.md "Leaving and coming back"). */
export function LeaveGuard() {
	const room = useRoom();
	const question = leaveQuestion(room.game?.status, room.connection);
	const running = isRunning(room.game?.status);
	const alone = room.game?.settings.max_players === 1;
	const waitedFor = running && !alone && !room.player?.data.audience;
	// This reads the store and not the snapshot, because a room that the player just left is gone.
	const open = useLeaveQuestion(({ from, to, action }) => {
		const { game, connection } = store.room;
		const status = game?.status;
		if (from === to || backQuestion(status, connection) === null) return false;
		// Before and after the game only "back" asks, because no player presses a link home by mistake.
		return isRunning(status) || action === "POP";
	});

	useEffect(() => {
		if (question === null) return;
		const ask = (event: BeforeUnloadEvent) => {
			if (!isChangingLanguage()) event.preventDefault();
		};
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [question]);

	return (
		<Dialog title={say.leaveHeading} open={open !== null} onClose={() => open?.stay()}>
			<p>{backQuestion(room.game?.status, room.connection)}</p>
			<p className={common.quiet}>{waitedFor ? say.seatWaits : say.seatKept}</p>
			<DialogActions>
				<Button onClick={() => open?.stay()}>{say.stay}</Button>
				<Button kind="plain" onClick={() => open?.leave()}>
					{say.leave}
				</Button>
				{running && (
					<ConfirmButton label={say.giveUp} sure={say.giveUpSure} onConfirm={leaveRoom} />
				)}
			</DialogActions>
		</Dialog>
	);
}

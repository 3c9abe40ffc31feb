import { useState } from "react";
import { roomWords } from "#words/game/room.ts";
import { space, weekdayAndTime } from "#words/grammar.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { enterRoom } from "../../room/room.ts";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";

const say = roomWords.again;

interface SeatGoneProps {
	/** The reason why the seat is gone. */
	reason: string;
	/** Epoch ms until which the stories stay. */
	until: number | undefined;
	audiences: boolean;
}

/** Explains why the reader cannot return to the room, and offers to watch a game that has begun. */
export function SeatGone({ reason, until, audiences }: SeatGoneProps) {
	const { code } = useRoom();
	const [busy, setBusy] = useState(false);
	const watch = async () => {
		if (code === null) return;
		setBusy(true);
		await enterRoom(code, "audience").catch((error: Error) => {
			store.room.error = error.message;
			setBusy(false);
		});
	};
	return (
		<>
			<p role="status" className={common.center}>
				<b>{reason}</b>
				{space}
				{until !== undefined && (
					<span className={common.quiet}>{say.until(weekdayAndTime(until))}</span>
				)}
			</p>
			{reason === say.startedWithout && audiences && (
				<Button busy={busy} onClick={watch}>
					{say.watch}
				</Button>
			)}
		</>
	);
}

import { useState } from "react";
import { roomWords } from "#words/game/room.ts";
import { Button } from "../../parts/form/button.tsx";
import { joinRoom } from "../../room/seats/take-seat.ts";
import { send, useSending } from "../../room/sending.ts";
import { store } from "../../store.ts";

/**
 * Takes an asked player into the next game as a player, even from the audience. Without a free
 * player's seat they watch. The footer shows refusals.
 */
export async function sitDown(): Promise<void> {
	const { code, player } = store.room;
	if (code === null || !player) return;
	if (!player.data.audience) await send("game/again", {});
	else
		await joinRoom(code, "players").catch((error: Error) => {
			store.room.error = error.message;
		});
}

/** Takes the reader into the next game as a player. */
export function JoinAgain({ label }: { label: string }) {
	const [busy, setBusy] = useState(false);
	const join = async () => {
		setBusy(true);
		await sitDown();
		setBusy(false);
	};
	return (
		<Button busy={busy} onClick={join}>
			{label}
		</Button>
	);
}

/** Takes a member of the audience into the next game as audience. */
export function WatchAgain() {
	const { sending, send: sendIt } = useSending();
	return (
		<Button kind="plain" busy={sending} onClick={() => sendIt("game/again", {})}>
			{roomWords.again.watchAgain}
		</Button>
	);
}

import { useState } from "react";
import { Button } from "../../parts/form/button.tsx";
import { openLastGame } from "../../room/seats/last-game.ts";
import { store } from "../../store.ts";

interface Props {
	/** The id of the finished game. */
	id: number;
	label: string;
	className?: string | undefined;
}

/** Opens the stories of a finished game on the room's page; the footer shows errors. */
export function LastStories({ id, label, className }: Props) {
	const [busy, setBusy] = useState(false);
	const open = async () => {
		setBusy(true);
		await openLastGame(id).catch((error: Error) => {
			store.room.error = error.message;
		});
		setBusy(false);
	};
	return (
		<Button kind="plain" small className={className} busy={busy} onClick={open}>
			{label}
		</Button>
	);
}

import type { Game } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { ApiError } from "../../api.ts";
import { watchingScreens } from "../../game/watching-screens.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { callAsSeat } from "../../room/seats/seat-call.ts";
import { store } from "../../store.ts";
import styles from "./host-desk.module.css";

const words = hostWords.screens;

interface Props {
	game: Game;
	/** Closes the desk. */
	onClose: () => void;
}

/** Shows how many screens without a seat show the room, and closes all of them. */
export const ScreensControl = ({ game, onClose }: Props) => (
	<section className={styles.block}>
		<h3>{words.heading}</h3>
		<p>{words.count(watchingScreens(game))}</p>
		<ConfirmButton
			className={styles.button}
			label={words.close}
			sure={words.sure}
			onConfirm={() => {
				onClose(); // the footer shows a refusal
				void closeScreens(game.room_code);
			}}
		/>
	</section>
);

async function closeScreens(code: string): Promise<void> {
	try {
		await callAsSeat("DELETE /rooms/:code/screens", { params: { code } });
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		store.room.error = error.message;
	}
}

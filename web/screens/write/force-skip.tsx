import { screenWords } from "#words/game/screens.ts";
import { isHost, isSolo } from "../../game/seats.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import type { ScreenProps } from "../screen.ts";
import styles from "./tools/writing-tools.module.css";

const words = screenWords.write;

/**
 * Ends the running part for all players after three presses by the host; not in solo (docs/game.md
 * "Host").
 */
export function ForceSkip({ game, player, disabled }: ScreenProps & { disabled?: boolean }) {
	if (!isHost(game, player) || isSolo(game)) return null;
	const [label, sure] = words.skipSteps;
	return (
		<ConfirmButton
			small
			className={styles.skip}
			label={label}
			sure={sure}
			steps={words.skipSteps}
			disabled={disabled}
			onConfirm={() => send("game/vip", { vip_action: { skip_submission: true } })}
		/>
	);
}

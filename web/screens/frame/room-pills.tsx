import { Eye } from "lucide-react";
import { useSnapshot } from "valtio";
import { tableWords } from "#words/game/table.ts";
import { siteWords } from "#words/site/site.ts";
import { setHiddenCode } from "../../device/streamer-mode.ts";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Pill, PillButton } from "../../parts/pill.tsx";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import styles from "./room-header.module.css";

/** Hides the room's code or shows it, on a phone, whose header has no place for the pill. */
export function CodeSwitch() {
	const { hiddenCode } = useSnapshot(store);
	return (
		<Toggle
			className={styles.codeSwitch}
			checked={hiddenCode}
			onChange={setHiddenCode}
			label={tableWords.lobby.hideCode}
		/>
	);
}

/** Shows the room's code, which a press hides or shows, and the size of its audience. */
export function RoomPills() {
	const { hiddenCode } = useSnapshot(store);
	const room = useRoom();
	return (
		<>
			{room.code && (
				<PillButton
					className={styles.code}
					aria-label={hiddenCode ? siteWords.code.show : siteWords.code.hide(room.code)}
					onClick={() => setHiddenCode(!hiddenCode)}
				>
					{hiddenCode ? siteWords.code.masked : room.code}
				</PillButton>
			)}
			{(room.game?.extra.num_audience ?? 0) > 0 && (
				<Pill className={styles.watching}>
					<Eye size={15} strokeWidth={3} aria-hidden />
					{siteWords.code.watching(room.game?.extra.num_audience ?? 0)}
				</Pill>
			)}
		</>
	);
}

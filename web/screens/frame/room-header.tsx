import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { MuteButton } from "../../parts/form/mute-button.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { PageHeader } from "../../parts/page/page.tsx";
import { Pill, PillButton } from "../../parts/pill.tsx";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { HostDesk } from "../host/host-desk.tsx";
import styles from "./room-header.module.css";

/**
 * Shows the screen's own content on the left, and the room code, host's desk and sound switch on
 * the right.
 */
export function RoomHeader({ children }: { children?: ReactNode }) {
	const { hiddenCode, room } = useSnapshot(store);
	return (
		<PageHeader>
			<div className={styles.what}>{children ?? <Logo />}</div>
			{room.code && (
				<PillButton
					className={styles.code}
					aria-label={hiddenCode ? siteWords.code.show : siteWords.code.hide(room.code)}
					onClick={() => {
						store.hiddenCode = !hiddenCode;
					}}
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
			<HostDesk />
			<MuteButton />
		</PageHeader>
	);
}

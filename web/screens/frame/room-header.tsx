import { Eye, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { setHiddenCode } from "../../device/streamer-mode.ts";
import { classes } from "../../parts/classes.ts";
import { IconButton } from "../../parts/form/icon-button.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { PageHeader } from "../../parts/page/page.tsx";
import { Pill, PillButton } from "../../parts/pill.tsx";
import { SoundMenu } from "../../parts/sound/sound-menu.tsx";
import { StreamerButton } from "../../parts/streamer-button.tsx";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import { roomWords } from "../../words/room.ts";
import { siteWords } from "../../words/site.ts";
import { HostDesk } from "../host/host-desk.tsx";
import styles from "./room-header.module.css";

interface RoomHeaderProps {
	/** The screen gives way to its text box on a low window (`Page`). */
	thin?: boolean;
	/** False where the screen has its own button to leave. */
	exit?: boolean;
	children?: ReactNode;
}

/**
 * Shows the screen's own content on the left, and the room code, host's desk, sound switch and exit
 * on the right. `LeaveGuard` asks before the page goes home.
 */
export function RoomHeader({ thin = false, exit = true, children }: RoomHeaderProps) {
	const { hiddenCode } = useSnapshot(store);
	const room = useRoom();
	const navigate = useNavigate();
	return (
		<PageHeader>
			<div className={classes(styles.what, thin && styles.thin)}>{children ?? <Logo />}</div>
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
			<div className={styles.icons}>
				<HostDesk />
				<StreamerButton className={styles.streamer} />
				<SoundMenu />
				{exit && (
					<IconButton
						className={styles.exit}
						aria-label={roomWords.room.wayOut}
						onClick={() => navigate("/")}
					>
						<LogOut size={21} aria-hidden />
					</IconButton>
				)}
			</div>
		</PageHeader>
	);
}

import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { roomWords } from "#words/game/room.ts";
import { classes } from "../../parts/classes.ts";
import { IconButton } from "../../parts/form/icon-button.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { PageHeader } from "../../parts/page/page.tsx";
import { SoundMenu } from "../../parts/sound/sound-menu.tsx";
import { GameSoFarButton } from "../game-so-far/game-so-far-button.tsx";
import { HostDesk } from "../host/host-desk.tsx";
import styles from "./room-header.module.css";
import { CodeSwitch, RoomPills } from "./room-pills.tsx";

interface RoomHeaderProps {
	/** The screen gives way to its text box on a low window (`Page`). */
	thin?: boolean;
	/** False where the screen has its own button to leave. */
	exit?: boolean;
	/** False while the screen loads, because an open dialog would close when it is there. */
	desk?: boolean;
	children?: ReactNode;
}

/**
 * Shows the screen's own content on the left, and the room code, host's desk, sound switch and exit
 * on the right. `LeaveGuard` asks before the page goes home.
 */
export function RoomHeader({ thin = false, exit = true, desk = true, children }: RoomHeaderProps) {
	const navigate = useNavigate();
	return (
		<PageHeader>
			<div className={classes(styles.what, thin && styles.thin)}>{children ?? <Logo />}</div>
			<RoomPills />
			<div className={styles.icons}>
				{desk && <HostDesk />}
				{desk && <GameSoFarButton />}
				<SoundMenu language>
					<CodeSwitch />
				</SoundMenu>
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

import type { ReactNode } from "react";
import { isWatching } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ErrorLine } from "../../parts/page/error-line.tsx";
import page from "../../parts/page/page.module.css";
import { PageFooter } from "../../parts/page/page.tsx";
import { useRoom } from "../../room/use-room.ts";
import { SitIn } from "../next-round/sit-in.tsx";
import { ConnectionLine } from "./connection.tsx";
import styles from "./room-footer.module.css";
import { RoomNotices } from "./room-news.tsx";
import { type Saved, SaveStateLine } from "./save-state.tsx";
import { SaveSymbol, useSaveWords } from "./save-symbol.tsx";
import { Timer } from "./timer.tsx";

export interface RoomFooterProps {
	/** The primary action. */
	children?: ReactNode;
	/** Epoch ms. Null shows that there is no limit; undefined shows no timer. */
	limit?: number | null | undefined;
	/** The timer changes its shape at this many seconds. */
	warnBelow?: number | undefined;
	/** Shows whether this is saved. */
	saved?: Saved;
	/** A short text beside the timer. */
	note?: ReactNode;
	/** Time that was added, beside the timer. */
	bonus?: ReactNode;
	/** One symbol has the save state and the connection on a low window (`Page`). */
	thin?: boolean;
}

/** Shows the primary action, the timer, the save state and the connection. */
export function RoomFooter({
	children,
	limit,
	warnBelow,
	saved,
	note,
	bonus,
	thin = false,
}: RoomFooterProps) {
	const { error, connection, last, game, player } = useRoom();
	const [wordy, pressSymbol] = useSaveWords();
	const quiet = connection === "connected" || last?.over != null;
	const watching = game !== null && player !== null && isWatching(game, player);
	const bare = limit === undefined && !note && !saved && !watching;
	return (
		<PageFooter className={styles.room}>
			<RoomNotices />
			{children}
			<div role="alert" className={styles.alert}>
				{error && <ErrorLine>{error}</ErrorLine>}
			</div>
			<div
				// A phone has no row for a connection that works.
				className={classes(
					page.bar,
					bare && styles.bare,
					bare && quiet && common.silentOnPhones,
					thin && styles.thin,
				)}
				data-words={wordy || connection === "connection_failed" || undefined}
			>
				<span className={styles.clock}>
					{limit !== undefined && <Timer limit={limit} warnBelow={warnBelow} bonus={bonus} />}
					{thin && saved && <SaveSymbol of={saved} expanded={wordy} onPress={pressSymbol} />}
				</span>
				<span className={classes(styles.rest, Boolean(note) && styles.noted)}>
					<span
						className={classes(
							common.grow,
							Boolean(note) && styles.note,
							typeof limit === "number" && styles.besideTimer,
						)}
					>
						{note}
					</span>
					<span className={styles.states}>
						{saved && <SaveStateLine of={saved} />}
						<SitIn />
						<ConnectionLine wordy={wordy} />
					</span>
				</span>
			</div>
		</PageFooter>
	);
}

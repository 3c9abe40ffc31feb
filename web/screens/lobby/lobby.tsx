import { useState } from "react";
import { Page } from "../../parts/page/page.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import type { ScreenProps } from "../screen.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import styles from "./lobby.module.css";
import { LobbyFooter } from "./lobby-footer.tsx";
import { LobbyHeader } from "./lobby-header.tsx";
import { TablePage } from "./table-page.tsx";
import { WayIn } from "./way-in.tsx";

/** Shows the lobby until the host starts the game (docs/game.md "Lobby"). */
export function Lobby(room: ScreenProps) {
	const [changing, setChanging] = useState(false);
	const open = useOpen();
	return (
		<Page
			wide
			mainClass={styles.main}
			header={<LobbyHeader {...room} />}
			footer={<LobbyFooter {...room} />}
		>
			<TwoPages
				left={<WayIn {...room} open={open} />}
				right={<TablePage {...room} open={open} onChange={() => setChanging(true)} />}
				className={styles.pages}
			/>
			<ChangeDialog {...room} open={changing} onClose={() => setChanging(false)} />
		</Page>
	);
}

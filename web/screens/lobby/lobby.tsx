import { useState } from "react";
import { lobbyWords } from "#words/game/lobby.ts";
import { siteWords } from "#words/site/site.ts";
import { latePart } from "../../parts/late-part.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { Page } from "../../parts/page/page.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import type { ScreenProps } from "../screen.ts";
import styles from "./lobby.module.css";
import { LobbyFooter } from "./lobby-footer.tsx";
import { LobbyHeader } from "./lobby-header.tsx";
import { TablePage } from "./table-page.tsx";
import { useFirstLineStart } from "./use-first-line-start.ts";
import { WayIn } from "./way-in.tsx";

/** Shows the lobby until the host starts the game (docs/game.md "Lobby"). */
export function Lobby(room: ScreenProps) {
	const [changing, setChanging] = useState(false);
	const open = useOpen();
	useFirstLineStart(room);
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

/** Loads late, because most players keep the seat that they joined with. */
const ChangeForm = latePart(() => import("./change-form.tsx"), "default", {
	loading: siteWords.loading,
	missing: lobbyWords.noForm,
});

interface ChangeDialogProps extends ScreenProps {
	open: boolean;
	onClose: () => void;
}

/** Asks how a seat in the lobby should change. */
const ChangeDialog = ({ game, player, open, onClose }: ChangeDialogProps) => (
	<Dialog title={lobbyWords.changeHeading} open={open} onClose={onClose}>
		<ChangeForm game={game} player={player} onClose={onClose} />
	</Dialog>
);

import { useSnapshot } from "valtio";
import { ButtonLink } from "../../parts/form/button.tsx";
import { lastGames } from "../../room/seats/last-games.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import styles from "./home.module.css";

const say = siteWords.lastGames;

/** Leads to the games of this device whose stories are still there. */
export function LastGames() {
	const { hiddenCode } = useSnapshot(store);
	const games = lastGames();
	if (games.length === 0) return null;
	return (
		<nav className={styles.menu} aria-label={say.title}>
			{games.map(({ id, roomCode }) => (
				<ButtonLink key={id} kind="plain" small className={styles.last} to={`/last/${id}`}>
					{say.ofRoom(hiddenCode ? siteWords.code.masked : roomCode)}
				</ButtonLink>
			))}
		</nav>
	);
}

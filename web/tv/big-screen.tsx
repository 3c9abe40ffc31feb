import { useState } from "react";
import { useSnapshot } from "valtio";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tvWords } from "#words/game/tv.ts";
import { siteWords } from "#words/site/site.ts";
import { useWakeLock } from "../device/wake-lock.ts";
import { Flights } from "../screens/sparks/flights.tsx";
import { SparkNews } from "../screens/sparks/spark-news.tsx";
import { Closed, Theatre } from "./theatre.tsx";
import styles from "./tv.module.css";
import { TvMenu } from "./tv-menu.tsx";
import { tvRoute } from "./writers/writers-row.tsx";

const TITLE = `${tvWords.heading} | ${siteWords.product}`;

/** The size in CSS pixels of thrown things on a large screen. */
const THROWN = 72;

interface BigScreenProps {
	/** The live state of the room, which has loaded. */
	room: { game: Game | null; player: OwnPlayer | null };
	connected: boolean;
}

/** Shows a room on a screen, with its sparks and its switches. */
export function BigScreen({ room, connected }: BigScreenProps) {
	const [aloud, setAloud] = useState(false);
	useWakeLock(true);
	const game = useSnapshot(room).game as Game | null; // the screens change nothing
	return (
		<main className={styles.tv} data-page>
			<title>{TITLE}</title>
			{game && <Theatre game={game} aloud={aloud} />}
			{!connected && (
				<p className={styles.offline} role="status">
					{tvWords.offline}
				</p>
			)}
			<TvMenu aloud={aloud} onAloud={setAloud} />
			<Flights routeOf={(spark) => tvRoute(room.game, spark)} size={THROWN} />
			<SparkNews room={room} />
		</main>
	);
}

/** Shows that the screen is waiting for the state of its room. */
export const OpeningScreen = () => (
	<main className={styles.tv} data-page>
		<title>{TITLE}</title>
		<Closed />
	</main>
);

import { useEffect, useRef, useState } from "react";
import type { SparkCount } from "#game/wire/sparks.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { NewsLine } from "../../parts/news-line.tsx";
import { sparks } from "../../room/sparks.ts";
import { store } from "../../store.ts";
import styles from "./flights.module.css";
import { betrays, gathered } from "./gathered.ts";

/**
 * Milliseconds for which sparks are gathered, because announcing each one would drown all other
 * news.
 */
const GATHERED_FOR = 5000;

/** A room as this screen has it. A screen without a seat has no player. */
interface Sparking {
	game: Game | null;
	player: Pick<OwnPlayer, "id"> | null;
}

/** Announces to screen readers what others have thrown and who has hopped. */
export function SparkNews({ room = store.room }: { room?: Sparking }) {
	const [news, setNews] = useState({ text: "", turn: 0 });
	const seen = useRef<SparkCount[]>([]);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const say = () => {
			timer = undefined;
			const { game, player } = room;
			const shown = seen.current.filter((spark) => !betrays(game, spark));
			const text = gathered(shown, player?.id ?? 0, (id) => game?.players[id]?.name);
			setNews(({ turn }) => ({ text, turn: turn + 1 }));
			seen.current = [];
		};
		const stop = sparks.listen((spark) => {
			seen.current.push(spark);
			timer ??= setTimeout(say, GATHERED_FOR);
		});
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, [room]);
	return <NewsLine {...news} className={styles.news} data-sparks />;
}

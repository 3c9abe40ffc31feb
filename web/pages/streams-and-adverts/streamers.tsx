import { useEffect, useState } from "react";
import { layoutWords } from "#words/site/layout.ts";
import { type AnswerOf, call } from "../../api.ts";
import styles from "./streamers.module.css";

/** Milliseconds between two checks for streams. */
const INTERVAL = 5 * 60_000;

type Streams = AnswerOf<"GET /twitch/streams">;

/** Returns the people who stream the game. A failed check changes nothing. */
function useStreamers(): Readonly<Streams> {
	const [streamers, setStreamers] = useState<Readonly<Streams>>([]);
	useEffect(() => {
		let here = true;
		const look = () =>
			call("GET /twitch/streams").then(
				(list) => here && setStreamers(list),
				() => undefined,
			);
		void look();
		const timer = setInterval(look, INTERVAL);
		return () => {
			here = false;
			clearInterval(timer);
		};
	}, []);
	return streamers;
}

/** Shows the people who stream the game, with a link to all streams; nothing without any. */
export function Streamers({ directory }: { directory: string }) {
	const streamers = useStreamers();
	if (streamers.length === 0) return null;
	const say = layoutWords.streamers;
	return (
		<aside className={styles.panel} aria-label={say.heading}>
			<h2 className={styles.heading}>{say.heading}</h2>
			<ul className={styles.list}>
				{streamers.map(({ login, profile_image_url, display_name }) => (
					<li key={login}>
						<a
							className={styles.streamer}
							href={`https://www.twitch.tv/${encodeURIComponent(login)}`}
							target="_blank"
							rel="noreferrer"
						>
							<img
								className={styles.picture}
								src={profile_image_url}
								alt=""
								width={36}
								height={36}
							/>
							<span className={styles.name}>{display_name}</span>
						</a>
					</li>
				))}
			</ul>
			<a className={styles.all} href={directory} target="_blank" rel="noreferrer">
				{say.all}
			</a>
		</aside>
	);
}

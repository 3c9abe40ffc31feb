import { Link, useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { Button } from "../../parts/form/button.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { Marked } from "../../parts/marked.tsx";
import { startIsBlocked } from "../../site-config.ts";
import { store } from "../../store.ts";
import { CodeBox } from "./code-box.tsx";
import styles from "./home.module.css";

const PlayerCard = latePart(() => import("../player-card/player-card.tsx"), "PlayerCard");

const say = siteWords.home;

/** Shows the field for a code, the button to start a room and the player card. */
export function HomeStart() {
	const { profile, config } = useSnapshot(store);
	const navigate = useNavigate();
	const [first, second, marked] = say.heading;
	return (
		<>
			<h1 className={styles.tagline}>
				<span>{first}</span>{" "}
				<span>
					{second}
					<Marked>{marked}</Marked>
				</span>
			</h1>
			<CodeBox />
			<div className={styles.start}>
				<Button
					kind="plain"
					disabled={startIsBlocked(config?.maintenance ?? false)}
					onClick={() => navigate("/play/create?mode=default")}
				>
					{say.start}
				</Button>
				<Link to="/howtoplay" className={styles.link}>
					{say.howToPlay}
				</Link>
			</div>
			<div className={styles.card}>
				<PlayerCard profile={profile} />
			</div>
		</>
	);
}

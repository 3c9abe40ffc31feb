import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { space } from "#words/grammar.ts";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../../parts/classes.ts";
import { Button } from "../../parts/form/button.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { Marked } from "../../parts/marked.tsx";
import { useRoom } from "../../room/use-room.ts";
import { startIsBlocked } from "../../site-config.ts";
import { store } from "../../store.ts";
import { CodeBox } from "./code-box.tsx";
import styles from "./home.module.css";

const say = siteWords.home;

// Loads late, because there is rarely anything to say.
const Notices = latePart(() => import("./notices.tsx"), "Notices");

/** Shows what the game is, the field for a code, the button to start a room, and notices. */
export function HomeStart() {
	const { config, profile } = useSnapshot(store);
	const { goodbye } = useRoom();
	const navigate = useNavigate();
	const known = profile !== null;
	const [first, second, marked] = say.heading;
	return (
		<>
			<h1 className={classes(styles.tagline, known && styles.known)}>
				<span>{first}</span>
				{space}
				<span>
					{second}
					<Marked>{marked}</Marked>
				</span>
			</h1>
			{/* It keeps its room, so that the field is at one place for newcomers and others. */}
			<p className={classes(styles.what, known && styles.known)}>{say.what}</p>
			<CodeBox />
			<Button
				kind="plain"
				className={styles.start}
				disabled={startIsBlocked(config?.maintenance ?? false)}
				onClick={() => navigate("/play/create?mode=default")}
			>
				{say.start}
			</Button>
			{(goodbye || config?.notice_message || config?.maintenance) && <Notices />}
		</>
	);
}

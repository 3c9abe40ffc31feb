import { Sheet } from "../../parts/page/sheet.tsx";
import { profileWords } from "../../words/profile.ts";
import styles from "./profile.module.css";

const say = profileWords.help;

/** Explains what the profile can do, and hints at its secret. */
export const Help = () => (
	<Sheet as="section" className={styles.help} aria-labelledby="profile-help">
		<h2 id="profile-help">{say.heading}</h2>
		<ul>
			{say.lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	</Sheet>
);

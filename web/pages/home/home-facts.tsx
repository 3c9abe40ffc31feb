import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { latePart } from "../../parts/late-part.tsx";
import { store } from "../../store.ts";
import { LatestEntry } from "../blog/latest-entry.tsx";
import { PageBanner } from "../streams-and-adverts/page-surroundings.tsx";
import styles from "./home.module.css";

// Load late, so that the page shows first.
const LateFacts = latePart(() => import("./late-facts.tsx"), "default", {
	loading: (
		<>
			<div className={styles.story} />
			<div className={styles.firstLine} />
		</>
	),
});

const say = siteWords.home;

/** Shows a sample story, the first line of the day, what the game is, and the links to the other pages. */
export function HomeFacts() {
	const { profile, account, login, visits } = useSnapshot(store);
	return (
		<>
			<LateFacts />
			<ul className={styles.facts}>
				{say.facts.map((fact) => (
					<li key={fact}>{fact}</li>
				))}
			</ul>
			<nav className={classes(common.quiet, styles.links)} aria-label={siteWords.product}>
				<Link to="/user">{profile ? say.editName : say.name}</Link>
				<Link to="/play">{say.otherWays}</Link>
				<Link to="/supporter">
					{siteWords.menu.supporter[account || login.loading ? "signedIn" : "guest"]}
				</Link>
				<Link to="/bugreport">{siteWords.menu.bug}</Link>
				{visits !== null && <span>{say.visits(visits)}</span>}
			</nav>
			<LatestEntry />
			<PageBanner />
		</>
	);
}

import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { store } from "../../store.ts";
import { LatestEntry } from "../blog/latest-entry.tsx";
import { PageBanner } from "../streams-and-adverts/page-surroundings.tsx";
import styles from "./home.module.css";

// Load late, so that the page shows first.
const LateFacts = lazy(() => import("./late-facts.tsx"));

const say = siteWords.home;

/** Shows a sample story, the first line of the day, what the game is, and the links to the other pages. */
export function HomeFacts() {
	const { profile, account, login, visits } = useSnapshot(store);
	return (
		<>
			<Suspense
				fallback={
					<>
						<div className={styles.story} />
						<div className={styles.firstLine} />
					</>
				}
			>
				<LateFacts />
			</Suspense>
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
			<PageBanner />
			<LatestEntry />
		</>
	);
}

import { siteWords } from "#words/site/site.ts";
import { latePart } from "../../parts/late-part.tsx";
import { usePrerendered } from "../../prerendered/prerendered.ts";
import { LatestEntry } from "../blog/latest-entry.tsx";
import { PageBanner } from "../streams-and-adverts/page-surroundings.tsx";
import styles from "./home.module.css";
import { isNews } from "./news.ts";

// Loads late, so that the page shows first.
const Story = latePart(() => import("./story.tsx"), "Story", {
	loading: <div className={styles.story} />,
});

/** Shows what lies below the first window: a sample story, what the game is, and news. */
export function HomeFacts() {
	// The build does not know on which day somebody comes.
	const dated = !usePrerendered();
	return (
		<div className={styles.facts}>
			<Story />
			<div className={styles.news}>
				<ul className={styles.chips}>
					{siteWords.home.facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				{dated && isNews() && <LatestEntry />}
				<PageBanner />
			</div>
		</div>
	);
}

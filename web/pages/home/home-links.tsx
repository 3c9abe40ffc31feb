import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { latePart } from "../../parts/late-part.tsx";
import page from "../../parts/page/page.module.css";
import { LanguageMenu } from "../../parts/person/language-menu.tsx";
import { store } from "../../store.ts";
import styles from "./home-links.module.css";

// Loads late, because it is rarely read.
const SmallPrint = latePart(() => import("./small-print.tsx"), "SmallPrint");

const say = siteWords.home;

/**
 * Shows how to play and the languages to newcomers, and a fold with all other links of the site. The
 * player card has both for everybody.
 */
export function HomeLinks() {
	const { profile } = useSnapshot(store);
	const [open, setOpen] = useState(false);
	const id = useId();
	return (
		<nav data-own className={classes(page.bar, common.quiet, styles.links)} aria-label={say.footer}>
			{profile === null && <Link to="/howtoplay">{say.howToPlay}</Link>}
			<button
				type="button"
				className={styles.fold}
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				{say.smallPrint}
			</button>
			{profile === null && <LanguageMenu />}
			<div id={id} className={styles.print} hidden={!open}>
				{open && <SmallPrint />}
			</div>
		</nav>
	);
}

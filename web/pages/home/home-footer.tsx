import { Link } from "react-router-dom";
import { siteWords } from "../../words/site.ts";

const LINKS = {
	about: "/about",
	conduct: "/codeofconduct",
	contact: "/contact",
	terms: "/terms",
	privacy: "/privacy",
} as const;

/** The small print at the bottom of the home page. */
export function HomeFooter() {
	return (
		<footer className="home-footer">
			<nav className="bar quiet" aria-label={siteWords.home.copyright}>
				{Object.entries(LINKS).map(([name, to]) => (
					<Link key={name} to={to}>
						{siteWords.links[name as keyof typeof LINKS]}
					</Link>
				))}
				<span className="year">{siteWords.home.copyright}</span>
			</nav>
		</footer>
	);
}

import latest from "virtual:blog/latest";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { store } from "../../store.ts";
import { CommunityLinks } from "../community-links.tsx";
import { isNews } from "./news.ts";

const LINKS = {
	about: "/about",
	conduct: "/codeofconduct",
	contact: "/contact",
	terms: "/terms",
	privacy: "/privacy",
	drawing: "/drawing",
} as const;

/** Without a configured category, a search for the name may find streams. */
const STREAMS = `https://www.twitch.tv/search?term=${siteWords.product}`;

const say = siteWords.home;

/** Shows the links of the site that few people need. */
export function SmallPrint() {
	const { account, login, flags } = useSnapshot(store);
	const { dont_twitch, streams_url } = flags;
	const end = useRef<HTMLSpanElement>(null);
	// On phones it opens below the window.
	useEffect(() => {
		end.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<>
			<Link to="/supporter">
				{siteWords.menu.supporter[account || login.loading ? "signedIn" : "guest"]}
			</Link>
			<Link to="/bugreport">{siteWords.menu.bug}</Link>
			{/* The keys of the table are the names of its links. */}
			{Object.entries(LINKS).map(([name, to]) => (
				<Link key={name} to={to}>
					{siteWords.links[name as keyof typeof LINKS]}
				</Link>
			))}
			{!isNews() && (
				<Link lang="en" dir="ltr" to={`/blog/${latest.slug}`}>
					{latest.title}
				</Link>
			)}
			<CommunityLinks />
			{!dont_twitch && (
				<a href={streams_url ?? STREAMS} target="_blank" rel="noreferrer">
					{say.streams}
				</a>
			)}
			<span ref={end} />
		</>
	);
}

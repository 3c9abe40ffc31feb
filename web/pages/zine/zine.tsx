import { useCallback, useEffect, useRef } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import "../../../content/zine/leaves.css";
import { zineWords as say } from "#words/site/zine.ts";
import { ApiError } from "../../api.ts";
import { forwardOf } from "../../device/forward.ts";
import { classes } from "../../parts/classes.ts";
import { useLoaded } from "../../parts/use-loaded.ts";
import { LoadFailed } from "../load-failed.tsx";
import { SitePage } from "../site-page.tsx";
import { Turner } from "./turner.tsx";
import { usePageKeys } from "./use-page-keys.ts";
import { useSwipe } from "./use-swipe.ts";
import styles from "./zine.module.css";
import { closeZine, fetchPage, isRefused, pageIn, ZINE_PAGES } from "./zine-pages.ts";

const LAST = ZINE_PAGES - 1;

/** Shows /zine: one page, and the buttons that turn the pages (docs/site.md "Zine"). */
export function ZinePage() {
	const page = pageIn(useLocation().search);
	const { found, again } = useLoaded(useCallback(() => fetchPage(page), [page]));
	const navigate = useNavigate();
	const frame = useRef<HTMLDivElement>(null);
	const turnTo = (target: number) => {
		const bounded = Math.min(Math.max(target, 0), LAST);
		// One step back leaves the zine, however many pages were turned.
		if (bounded !== page) navigate(`/zine?page=${bounded + 1}`, { replace: true });
	};

	useEffect(() => closeZine, []);
	useEffect(() => {
		document.querySelector("[data-page] main")?.scrollTo(0, 0);
		for (const near of [page + 1, page - 1])
			if (near >= 0 && near <= LAST) fetchPage(near).catch(() => undefined);
	}, [page]);
	const forward = forwardOf(document.body);
	const arrows = { ArrowLeft: page - forward, ArrowRight: page + forward };
	usePageKeys({ ...arrows, Home: 0, End: LAST }, turnTo);
	useSwipe(frame, (pages) => turnTo(page + forward * pages));

	if (found instanceof ApiError && isRefused(found)) return <Navigate to="/" replace />;
	return (
		<SitePage
			title={say.title}
			page={say.page(page + 1, ZINE_PAGES)}
			heading={say.heading}
			back="/"
			footer={<Turner page={page} onTurn={turnTo} />}
		>
			<div className={styles.frame} ref={frame}>
				{found instanceof ApiError ? (
					<LoadFailed heading={say.lost} error={found} onAgain={again} />
				) : (
					found && (
						<article
							key={found.page}
							lang="en"
							dir="ltr"
							className={classes(styles.page, "zine")}
							aria-label={say.pageNamed(found.page + 1, found.title)}
							// biome-ignore lint/security/noDangerouslySetInnerHtml: made by this project's build
							dangerouslySetInnerHTML={{ __html: found.html }}
						/>
					)
				)}
			</div>
		</SitePage>
	);
}

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link, useParams } from "react-router-dom";
import type { SharedStory } from "../../../gateway/api/answers.ts";
import { ApiError, api } from "../../api.ts";
import { timeOf } from "../../exports/story-date.ts";
import { Button } from "../../parts/form/button.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Pill } from "../../parts/pill.tsx";
import { store } from "../../store.ts";
import { exportWords } from "../../words/exports.ts";
import { siteWords } from "../../words/site.ts";
import { SharedStrips } from "./shared-strips.tsx";
import "../../parts/form/button.css";
import "../game/room-fallback.css";
import "./shared-story.css";
import pot from "../home/pot.svg";

const say = exportWords.view;
const GONE = 404;

/**
 * /view/SHORTCUT: a story that somebody shared, for everybody who has the link, until its 24 hours
 * are over.
 */
export function SharedStoryPage() {
	const { shortcut = "" } = useParams();
	const [found, setFound] = useState<SharedStory | ApiError | null>(null);
	const [grown, setGrown] = useState(store.profile?.mature ?? false);
	const fetchStory = useCallback(async () => {
		setFound(null);
		setFound(await api.sharedStory(shortcut).catch((reason: unknown) => asApiError(reason)));
	}, [shortcut]);
	useEffect(() => {
		fetchStory();
	}, [fetchStory]);

	if (found === null) return <Notice heading={say.loading} busy />;
	if (found instanceof ApiError) {
		if (found.status === GONE) return <Notice heading={say.gone} text={say.goneText} />;
		return (
			<Notice heading={say.unreachable} text={found.message}>
				<Button onClick={fetchStory}>{siteWords.tryAgain}</Button>
			</Notice>
		);
	}
	if (found.mature && !grown) {
		return (
			<Notice heading={say.mature} text={say.matureText}>
				{store.profile?.mature !== false && (
					<Button onClick={() => setGrown(true)}>{say.show}</Button>
				)}
			</Notice>
		);
	}
	return (
		<Frame
			title={found.title}
			fact={exportWords.rating(found.mature)}
			footer={
				<>
					<Link to="/" className="btn">
						{say.home}
					</Link>
					<p className="quiet center">{say.until(timeOf(found.expires_at))}</p>
				</>
			}
		>
			<SharedStrips story={found} />
		</Frame>
	);
}

const asApiError = (reason: unknown): ApiError =>
	reason instanceof ApiError ? reason : new ApiError(0, String(reason));

function Frame({
	title,
	fact,
	footer,
	children,
}: {
	title: string;
	fact?: string;
	footer: ReactNode;
	children: ReactNode;
}) {
	return (
		<Page
			header={
				<header>
					<Link to="/" className="logo-link">
						<Logo />
					</Link>
					<span className="grow" />
					{fact && <Pill>{fact}</Pill>}
				</header>
			}
			footer={<footer>{footer}</footer>}
		>
			<title>{`${title} | ${siteWords.product}`}</title>
			{children}
		</Page>
	);
}

/** What stands where there is no story to show, or not yet. */
function Notice({
	heading,
	text,
	busy = false,
	children,
}: {
	heading: string;
	text?: string;
	busy?: boolean;
	children?: ReactNode;
}) {
	return (
		<Frame
			title={say.title}
			footer={
				<>
					{children}
					<Link to="/" className={`btn ${children ? "plain" : ""}`}>
						{children ? say.goHome : say.home}
					</Link>
				</>
			}
		>
			<div className="fallback" role="status">
				<img src={pot} alt="" width={120} height={120} className={busy ? "simmering" : ""} />
				<h1>{heading}</h1>
				{text && <p className="quiet">{text}</p>}
			</div>
		</Frame>
	);
}

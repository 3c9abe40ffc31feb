import { useEffect, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { layoutWords } from "#words/site/layout.ts";
import { NewsLine } from "../parts/news-line.tsx";
import { useFocusRescue, useHeadingFocus } from "../parts/page/heading-focus.ts";
import { store } from "../store.ts";
import { PageSurroundings } from "./streams-and-adverts/page-surroundings.tsx";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

/**
 * Wraps every page: Backspace goes back (docs/game.md "Pages"), the focus moves to the heading of
 * each new page, and some element always has it.
 */
export function Shell() {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	useHeadingFocus(pathname);
	useFocusRescue();

	useEffect(() => {
		const back = (event: KeyboardEvent) => {
			const typing = event.target instanceof Element && event.target.closest(TEXT_FIELDS);
			if (
				event.key !== "Backspace" ||
				event.defaultPrevented ||
				typing ||
				pathname.startsWith("/game")
			)
				return;
			event.preventDefault();
			// The router numbers the entries of the history; 0 is the first one of the tab.
			if (history.state?.idx > 0) navigate(-1);
			else navigate("/");
		};
		addEventListener("keydown", back);
		return () => removeEventListener("keydown", back);
	}, [pathname, navigate]);

	return (
		<>
			{/* First, because one pixel below the page would make the document scroll. */}
			<StreamerNote />
			<Outlet />
			<PageSurroundings />
		</>
	);
}

/** Announces to screen readers that streamer mode was switched, also by its keys. */
function StreamerNote() {
	const { hiddenCode } = useSnapshot(store);
	const [first, setFirst] = useState<boolean | null>(hiddenCode);
	useEffect(() => {
		if (first !== null && hiddenCode !== first) setFirst(null);
	}, [first, hiddenCode]);
	const { hidden, shown } = layoutWords.streamerMode;
	return <NewsLine text={first === null ? (hiddenCode ? hidden : shown) : ""} />;
}

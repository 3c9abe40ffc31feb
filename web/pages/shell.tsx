import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { useHeadingFocus } from "../parts/page/heading-focus.ts";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

/**
 * Wraps every page: Backspace goes back (docs/game.md "Pages"), and the focus moves to the heading
 * of each new page.
 */
export function Shell() {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	useHeadingFocus(pathname);

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
			// The router numbers its history entries; 0 is the first page of the visit.
			if ((history.state?.idx ?? 0) > 0) navigate(-1);
			else navigate("/");
		};
		addEventListener("keydown", back);
		return () => removeEventListener("keydown", back);
	}, [pathname, navigate]);

	return <Outlet />;
}

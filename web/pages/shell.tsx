import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { useHeadingFocus } from "../parts/page/heading-focus.ts";

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

/**
 * What all pages share: Backspace goes back (site.md section 2), and the focus follows to each new
 * page.
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
			// The router numbers its history entries; 0 is the page the visit began with.
			if ((history.state?.idx ?? 0) > 0) navigate(-1);
			else navigate("/");
		};
		addEventListener("keydown", back);
		return () => removeEventListener("keydown", back);
	}, [pathname, navigate]);

	return <Outlet />;
}

import "./avatar.css";

/** The host's crown; the place that shows it says "host" in words. */
export const Crown = () => (
	<svg className="crown" viewBox="0 0 40 26" aria-hidden="true">
		<path d="M3 23 1 6l10 7 9-11 9 11 10-7-2 17Z" />
	</svg>
);

/**
 * Sets --viewport to the height above a phone's keyboard, for browsers that do not resize the page
 * for it.
 */
export function followViewport(): void {
	const view = window.visualViewport;
	if (!view) return;
	const measure = () => {
		// Zooming in shrinks the visual viewport too, and must not change the layout.
		document.documentElement.style.setProperty(
			"--viewport",
			`${Math.round(view.height * view.scale)}px`,
		);
	};
	view.addEventListener("resize", () => {
		measure();
		// iOS scrolls the page behind its keyboard, although the page has already made room.
		if (view.scale === 1) scrollTo(0, 0);
	});
	measure();
}

/**
 * Keeps --viewport at the height that a phone's keyboard leaves free, where the browser does not
 * resize the page for it.
 */
export function followViewport(): void {
	const view = window.visualViewport;
	if (!view) return;
	const measure = () => {
		// Zooming in shrinks the visual viewport too, and must not fold the page.
		document.documentElement.style.setProperty(
			"--viewport",
			`${Math.round(view.height * view.scale)}px`,
		);
	};
	view.addEventListener("resize", measure);
	measure();
}

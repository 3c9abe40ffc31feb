/** Milliseconds within which a control has to appear. */
const PATIENCE = 10_000;
const CONTROLS = "button:enabled, a[href], summary, [role=switch]:enabled";

const frame = () => new Promise((done) => requestAnimationFrame(done));

const find = (name: string) =>
	[...document.querySelectorAll<HTMLElement>(CONTROLS)].find((control) =>
		(control.getAttribute("aria-label") ?? control.textContent).includes(name),
	);

/** Presses the controls with these names in order. Rejects when one does not appear. */
export async function press(names: readonly string[], signal: AbortSignal): Promise<void> {
	for (const name of names) {
		// React's strict mode stops the first of two runs at once, and a press counts once.
		await frame();
		signal.throwIfAborted();
		const end = performance.now() + PATIENCE;
		let control = find(name);
		while (!control) {
			if (performance.now() > end) throw new Error(`there is no control “${name}”`);
			await frame();
			signal.throwIfAborted();
			control = find(name);
		}
		control.click();
	}
	await frame();
	await frame();
	signal.throwIfAborted();
}

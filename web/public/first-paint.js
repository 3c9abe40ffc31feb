/* Sets the theme before the first paint, for which web/main.tsx comes too late. It is a file because
   the security policy allows no inline script. web/device/themes.ts has the same rules. */
(() => {
	const free = ["classic", "noir"];
	const others = "sparkle neon blue nineties petal blood worm goth hacker winter".split(" ");
	const names = [...free, ...others];
	const dark = matchMedia("(prefers-color-scheme: dark)").matches;
	let chosen = null;
	try {
		chosen = localStorage.getItem("playerTheme");
	} catch {} // a browser without storage
	const theme = names[Number(chosen ?? (dark ? 1 : 0))] ?? names[0];
	document.documentElement.dataset.theme = theme;
	// Only a sheet that the parser meets holds back the first paint in every browser.
	if (others.includes(theme))
		document.write(`<link rel="stylesheet" href="/styles/themes/${theme}.css">`);
})();

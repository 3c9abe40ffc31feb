/* ES5; docs/site.md "Themes" and "Browsers". */
(function () {
	var free = ["classic", "noir"];
	var others = "sparkle neon blue nineties petal blood worm goth hacker winter".split(" ");
	var names = free.concat(others);
	var chosen = null;
	var old = true;
	try {
		new RegExp("(?<=a)");
		old = !(Intl.Segmenter && names.toSorted);
	} catch (_) {}
	try {
		chosen = localStorage.getItem("playerTheme");
	} catch (_) {}
	var dark = matchMedia("(prefers-color-scheme: dark)").matches;
	var theme = names[Number(chosen === null ? dark : chosen)] || names[0];
	document.documentElement.setAttribute("data-theme", theme);
	if (others.indexOf(theme) >= 0)
		document.write('<link rel="stylesheet" href="/styles/themes/' + theme + '.css">');
	if (old) document.write('<script src="/too-old.js"></script>');
})();

import type { Language } from "#game/settings/languages.ts";
import { escaped } from "../escaped.ts";
import { refusalIn, servedWords } from "../pages/served-words.ts";
import type { ErrorAnswer } from "../refusals.ts";

/**
 * The two pages that the provider shows itself. They are independent of the app, because they also
 * appear outside of it. The colours are those of the themes classic and noir.
 */
const STYLE = `
:root {
	--paper: #fbf4e3;
	--ink: #1d1a16;
	--quiet: #5d564b;
	--hot: #d93a1a;
	--hot-ink: #ffffff;
	color-scheme: light;
}
[data-theme="noir"] {
	--paper: #17161b;
	--ink: #f3efe6;
	--quiet: #b7b1a6;
	--hot: #ff8a5c;
	--hot-ink: #17161b;
	color-scheme: dark;
}
body {
	margin: 0;
	background: var(--paper);
	color: var(--ink);
	font: 17px / 1.5 system-ui, sans-serif;
}
main {
	max-width: 34rem;
	margin: 0 auto;
	padding: 15vh 20px 20px;
}
h1 {
	font-size: 28px;
	line-height: 1.2;
}
a {
	color: inherit;
}
button {
	min-height: 50px;
	padding: 12px 22px;
	border: 2.5px solid var(--ink);
	border-radius: 14px 10px 16px 9px / 10px 15px 9px 14px;
	background: var(--hot);
	color: var(--hot-ink);
	font: 700 18px / 1.1 system-ui, sans-serif;
}
.reason {
	color: var(--quiet);
	font-size: 14px;
	overflow-wrap: anywhere;
}
`;

const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} | Plotluck</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
<script src="/first-paint.js"></script>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;

/**
 * Returns the page for a sign-in that cannot continue. The reason is for developers of clients, and in
 * English.
 */
export function errorPage(language: Language, reason: string): string {
	const { title, text, toProfile } = servedWords(language).signIn.stale;
	return page(
		language,
		title,
		`<p>${text}</p><p><a href="/user">${toProfile}</a></p><p class="reason" lang="en">${escaped(reason)}</p>`,
	);
}

/** Returns the page for an address that has started too many sign-ins. */
export function busyPage(language: Language, refusal: ErrorAnswer): string {
	const { title, toHome } = servedWords(language).signIn.busy;
	const reason = refusalIn(language, refusal);
	return page(language, title, `<p>${escaped(reason)}</p><p><a href="/">${toHome}</a></p>`);
}

/**
 * Returns the page that signs out. `form` is the provider's own. With `sure` the page submits it
 * automatically; otherwise it asks, because any page can link here.
 */
export function signOutPage(language: Language, form: string, sure: boolean): string {
	const { title, ask, button, stay } = servedWords(language).signIn.out;
	return page(
		language,
		sure ? title : ask,
		`${form}<p><button type="submit" form="op.logoutForm" name="logout" value="yes">${button}</button></p>${
			sure ? '<script src="/provider.js"></script>' : `<p><a href="/user">${stay}</a></p>`
		}`,
	);
}

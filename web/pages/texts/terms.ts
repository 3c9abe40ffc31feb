import type { PageText } from "./page-text.ts";

export default {
	title: "Terms of service",
	heading: "Terms of service",
	lead: "April 30 2021. Short, because it is a party game.",
	sections: [
		{
			heading: "What you get",
			blocks: [
				"A game in your browser, as it is. We like it to work and mend it when it does not, but we promise neither that it is always there nor that it never loses a story. Download what you want to keep.",
			],
		},
		{
			heading: "What you bring",
			blocks: [
				"What you write stays yours. By writing it in a room you let this server store it and show it to the people in that room for as long as the room lives, and to those who follow a link that one of you shares.",
				"You answer for what you write. Do not post what you have no right to post, and follow the code of conduct.",
			],
		},
		{
			heading: "Ages",
			blocks: [
				"Rooms marked 18+ are for people aged 18 and over. If the law where you live asks for a parent's consent before you use a site like this one, get it first.",
			],
		},
		{
			heading: "Ending it",
			blocks: [
				"You can stop playing at any time; there is nothing to cancel. We may close a room or refuse somebody who breaks these terms or endangers the site.",
			],
		},
		{
			heading: "Liability and law",
			blocks: [
				"As far as the law allows, we are not liable for harm that comes from using the game or from it being away. These terms are governed by the laws of Ontario, Canada. Rights that your own law gives you and that cannot be signed away stay yours.",
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Privacy" },
		{ to: "/codeofconduct", label: "Code of conduct" },
	],
} satisfies PageText;

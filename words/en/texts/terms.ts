import type { PageText } from "../../page-text.ts";

export default {
	title: "Terms of service",
	heading: "Terms of service",
	description: "Plotluck’s terms of service, in plain words.",
	lead: "April 30 2021. Short, because it is a party game.",
	operator: true,
	sections: [
		{
			heading: "Who these terms are between",
			blocks: [
				"“We” are the people who run the server at this address. “You” are the person using it. By playing you accept what is written here. If you do not, that is fine too: close the tab, and you owe nothing.",
			],
		},
		{
			heading: "What you get",
			blocks: [
				"A game in your browser, as it is. We try to keep it running and to fix what breaks. We do not promise that it is always there, or that it never loses a story. The stories of a game are removed 24 hours after its results, so download what you want to keep.",
			],
		},
		{
			heading: "What you bring",
			blocks: [
				"What you write stays yours. By writing it in a room, you let this server store it and show it: to the people in that room for as long as the room lives, to anyone who follows a link that one of you shares, and to people who keep the story in their library. The people you write with may keep and show the stories you wrote together, like a photograph of a party.",
				"You are responsible for what you write. Do not post anything you have no right to post, and follow the code of conduct.",
			],
		},
		{
			heading: "Ages",
			blocks: [
				"Rooms marked 18+ are for people aged 18 and over. Everyone else plays in rooms for all ages. If the law where you live asks for a parent’s consent before you use a site like this one, get it first.",
			],
		},
		{
			heading: "Accounts",
			blocks: [
				"You can play without one. If you make one, keep its password and its recovery codes to yourself. Until you tell us otherwise, what happens with your account counts as done by you. You may delete it at any time. We may close an account that breaks these terms.",
			],
		},
		{
			heading: "Supporters",
			blocks: [
				"Where it is offered, the supporter upgrade costs 4.99 Canadian dollars, once. It opens the prompt packs, themes, avatars and the zine, and removes adverts, for one account on this server and for as long as this server offers them. It is not a subscription, and you cannot pass it on. If it does not open, or you bought it by mistake, write to us soon and you get your money back. If a payment is refunded or disputed, the upgrade goes back too.",
			],
		},
		{
			heading: "What you must not do",
			blocks: [
				[
					"Break in, or try to: into other people’s seats, rooms or accounts, or into the server.",
					"Overload it on purpose, or have machines play in place of people.",
					"Sell what is not yours to sell, and that includes other people’s parts.",
				],
			],
		},
		{
			heading: "Ending it",
			blocks: [
				"You can stop playing at any time; there is nothing to cancel. We may close a room, and refuse anyone who breaks these terms or endangers the site. We may change the game, these terms or the server’s opening hours. If a change to these terms matters, the home page says so before it takes effect.",
			],
		},
		{
			heading: "Liability and law",
			blocks: [
				(law) =>
					`As far as the law allows, we are not liable for harm that comes from using the game, or from not being able to use it. These terms are governed by the laws of ${law ?? "Ontario, Canada"}, and disputes about them go to its courts. Rights that your own law gives you, and that no one can sign away, stay yours.`,
			],
		},
	],
	next: [
		{ to: "/privacy", label: "Privacy" },
		{ to: "/codeofconduct", label: "Code of conduct" },
	],
} satisfies PageText;

import type { PageText } from "../../page-text.ts";

export default {
	title: "Privacy policy",
	heading: "Privacy",
	description: "What Plotluck stores about you, for how long, and what it never stores.",
	lead: "We would rather not know. Here is everything the game has to keep, and for how long.",
	contents: true,
	operator: true,
	sections: [
		{
			heading: "On your device",
			blocks: [
				"Your browser keeps these things in its own storage. Clear this site’s data in your browser, and all of them are gone.",
				[
					"Your name, avatar, font and theme, your answer about your age, and whether you have found the secret character. If you are a supporter, your look as well, so that it is back when you sign in again.",
					"The codes of your rooms, with the secrets that give you your seats back, and the same for the last game of each room. They stay for a day, or for four weeks if the game is played over days.",
					"A random number by which a room recognises this browser after its host has removed you.",
					"Your last game settings, which of your own packs you ticked, the switches for sound and for hiding codes, which news of a room you have read, and that you have read the guide.",
					"Which messages you want about a game over days, and this device’s quiet hours.",
					"The days on which you continued the first line of the day, going back two years at most, and whether others may read your line.",
					"The secrets by which your group’s tables recognise this device, for as long as you belong to them.",
					"Text you have typed that the server has not confirmed yet. Your drawing on the doodle pad, which only you can see. A bug report you have started, until you send it or close the tab.",
					"When a page was last open, so that an evening counts as one visit.",
					"If you sign in: who you are, and the proof that you have signed in, until you sign out. For a day, a note that someone has signed in here.",
					"Until you close the tab: how many prompts you have looked at, whether the confetti has been thrown, the room behind a hidden address, and the page to go back to after signing out.",
					"On an admin’s device: the admin key.",
				],
				"Where your browser allows it, this site’s own files are kept too, so that a page opens without a connection. They never contain a room, a story or anyone’s data.",
				"If you pick a language, or follow a link that has one, you get a cookie with nothing but that language in it, for a year at most. If you do not sign in, you get no other cookie. Signing in on this server sets cookies for that purpose only. They last until 14 days after you were last here. If you sign in with another service, it sets its own cookies, on its own site. There are no tracking cookies.",
			],
		},
		{
			heading: "On the server, when you play",
			blocks: [
				[
					"Your name, avatar, font and theme, whether you are 18, and whether you are a supporter, for as long as your room exists. The engine’s record of the room has your name in it too. It is deleted within two hours after the room is gone.",
					"Which account your seat belongs to, if you were signed in, for as long as your room or its stories are kept.",
					"The secret of your seat on each of your devices, and your browser’s random number, for as long as your room or its stories are kept. All of them are scrambled, so that no one can read them back. The number is scrambled differently in every room, so it cannot follow you. A link that takes your seat to another device is kept for 15 minutes, scrambled too.",
					"What you write, draw on a cover, react to and vote for in a game. It is removed 24 hours after the results, and nothing of it stays on the disk. A room is also removed when no one has been connected to it for 24 hours, and a lobby when nothing has happened in it for an hour. A game without a timer waits for its players. A pause ends after two hours.",
					"A game over days is kept for longer. Its lobby waits for two weeks, its results stay for four, and its room stays for at most 120 days, even while no one is connected.",
					"If you ask for messages about a game over days: the address at which your browser’s push service takes them, the keys that encrypt them, your language, your time zone and your quiet hours, and when a message was sent. All of this is removed with the game, and earlier if you switch the messages off, if you leave, or if your browser gives the address up.",
					"The stories of an earlier game, if its room has played again, until 24 hours after their own results.",
					"A story that one of you shares, until 24 hours after it was last shared.",
					"Your best line from the first line of the day, if you let others read it, until the end of the next day. Your name is not kept with it. Your account or your browser’s random number is, scrambled differently every day.",
					"If one of you keeps your table: its name, its link, the settings and the date of each evening, and who belongs to it, by account or by a scrambled secret of a device. The table is removed a year after your last evening, when its maker deletes it, or when everyone has left. With an account, you stay for as long as you like.",
					"On the table’s shelf: the title, cover and best line of each evening’s winner, and its writers’ faces without their names, for a year, unless one of you takes them off. It also shows titles and best lines of other stories, for as long as one of you keeps them in their library. Only the people of the table see the shelf.",
					"Reports of a shared story: the reasons and how often each was given, for 30 days, but not who gave them. If a story was taken down, its number and its link stay on record.",
					"If you have asked for a calendar, its address, scrambled so that no one can read it back. If you are a host and have connected your group’s chat, the address of that chat. Both are kept until you remove them, or for as long as your room is kept.",
					"Codes and times of closed rooms, and one number that counts visits. They identify no one.",
					"The network address from which you took a seat or opened a screen, scrambled differently in every room, for as long as your room or its stories are kept. With it, a host who removes someone can close that person’s screens. Anyone with the server’s data and enough patience could work out the address.",
					"Your network address itself, in memory only and for an hour at most, to stop people from hammering the server. The game does not log it. Whatever stands in front of the game, such as the operator’s proxy, may.",
				],
			],
		},
		{
			heading: "On the server, with an account",
			blocks: [
				[
					"If you made the account here: your sign-in name and your screen name, and a hash of your password (argon2, so that no one can read it back). The public keys of your passkeys, the names you gave them, and when they were made and last used. Hashes of your recovery codes. When the account was made, and when someone last signed in to it. If an admin made you a link for a new password, a hash of that link, for a day.",
					"If you sign in with another service: the id by which it knows you. Its tokens are checked with each call and never stored.",
					"How many stories you have written, which is your rank, and in which games, so that none counts twice.",
					"Stories you keep and prompt packs you made, until you delete them.",
					"The tables you belong to, until you leave them.",
					"What your tables’ shelves have of yours: titles, covers and lines that won an evening, for a year.",
					"Whether you are a supporter, since when and until when, and the number of the payment, or that it was granted by hand. No card and no address. That a message from Stripe was handled is noted for a year by its number, which names no one.",
					"Bug reports you send: what you filled in and the id of your account, for one year at most.",
					"What the operator’s staff did to your account, such as granting the upgrade, for one year.",
				],
				"We ask for no e-mail address. A sign-in ends when you sign out, or 14 days after you were last here. An account that has nothing else on this list, no table and no seat is deleted 90 days after its last sign-in.",
				"On the account page you can download all of that, and delete it: sign-in, passkeys, codes, rank, library, packs, bug reports and supporter status. After that, your seats and the staff’s notes no longer say whose they were. If you sign in with another service, you can do the same with what is kept here. Your account with that service stays there.",
			],
		},
		{
			heading: "Others who may be involved",
			blocks: [
				"The push service of your browser’s maker, but only if you have asked for messages about a game over days. This server sends it the messages, encrypted so that only your browser can read them. They say what is due in which room, with no names and no text of a story. The service learns that your browser gets messages from this server, and when.",
				"Each of the following is there only if the people who run this server have set it up. If they have set up none of them, your browser talks to this server and, apart from that push service, to no one else.",
				[
					"An outside identity provider (OpenID Connect), if the server uses one in place of its own accounts. When you sign in, your browser opens the provider’s window. On devices where someone has signed in within a day, it also asks the provider from time to time whether you still are. The provider learns that you use this game. We learn your id, your name, how you signed in, and whether you are a supporter.",
					"Stripe, or another checkout that the operator names. If you press the button that buys the upgrade, your browser goes to that checkout. The checkout gets the id of your account from us, and everything about the payment from you. Stripe tells this server whether a payment was made, refunded or disputed. We never see your card.",
					"Twitch (Helix API), if live streams are listed. This server asks Twitch for them every few minutes. Twitch learns about the server and nothing about you: even the streamers’ pictures come through this server. A link to a channel takes you to Twitch when you press it.",
					"A provider of adverts, if the operator has named one. A frame on the page loads the advert from that provider, which then sees your network address and your browser, as any website does. All it gets from us is the size of the frame. Supporters get no adverts, so nothing is loaded for them.",
					"Links to a community, to social sites, to merch or to a tip jar, and to wherever Coco the chicken leads. They are links: nothing is sent before you press one.",
				],
				"One more is there only if the host of a game over days has connected it: your group’s chat, such as Discord, Slack or Mattermost. This server sends it the names of players, whose turn it is, how many words were handed in, and the room’s code. It never sends a text.",
			],
		},
		{
			heading: "Who sees it",
			blocks: [
				"The people in your room see your name, your avatar, whether you are a supporter and, when it is time to read, your parts. Anyone with the link to a shared story can open it. Everyone with a seat can take the stories home. The people who run this server can see its database, which rooms are running and who is in them, reports, and the list of accounts. Its logs say that things happened and when. They do not say what you wrote, and they have no passwords, keys or secrets in them.",
				"Backups, if the operator makes any, have in them what was there when they were made. We sell nothing about you to anyone.",
			],
		},
		{
			heading: "Your say",
			blocks: [
				"If you play as a guest, most of this does not apply. With an account, you can download or delete what is kept on the account page. For everything else, ask the people who run this server. They can show you or remove what it holds about you.",
				"Players under 18 play in all-ages rooms. We ask for your age group, never your birthday.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Terms" },
		{ to: "/contact", label: "Contact" },
	],
} satisfies PageText;

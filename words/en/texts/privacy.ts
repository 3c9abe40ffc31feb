import type { PageText } from "../../page-text.ts";

export default {
	title: "Privacy policy",
	heading: "Privacy",
	description: "What Plotluck stores about you, for how long, and what it never stores.",
	lead: "We would rather not know. What the game needs to work is listed here, all of it.",
	contents: true,
	operator: true,
	sections: [
		{
			heading: "On your device",
			blocks: [
				"Your browser keeps these things in its own storage. Clearing the site’s data there removes all of them.",
				[
					"Your name, avatar, age answer, font and theme; a supporter’s look too, so that you get it back when you sign in again; and whether you have found the secret character.",
					"For a day, or for four weeks if the game is played over days: the codes of your rooms with the secrets that give you your seats back, and the same for the last game of each room.",
					"A random number that recognises this browser when a host has removed you.",
					"Your last game settings, which packs of your own you ticked, the switches for sound and for hiding codes, which news of a room you have read, and that you have read the guide.",
					"Which messages you want about a game over days, and the quiet hours of this device.",
					"The days on which you have continued the first line of the day, and whether others may read your line: two years of such days at most.",
					"The secrets by which the tables that your group keeps know this device, for as long as you belong to them.",
					"Text you typed that the server has not confirmed yet, and your drawing on the doodle pad, which no one else gets to see. A bug report that you have begun, until you send it or close the tab.",
					"When a page was last open, so that an evening counts as one visit.",
					"If you sign in: the proof of it and who you are, until you sign out, and for a day the note that someone has signed in here.",
					"In a tab, until it closes: how many prompts you have looked at, whether the confetti has been thrown, the room behind a hidden address, and the page to go back to after signing out.",
					"On the devices of admins, their key.",
				],
				"Where browsers allow it, the site’s own files are kept too, for a page that works without a connection: never a room, a story or a person’s data.",
				"If you pick a language, or come by a link with one, you get a cookie with nothing but that language in it, for a year at most. Players who do not sign in get no other. Signing in on this server sets cookies of the sign-in and of nothing else, which last until 14 days after you were last here; another service’s sign-in sets its own, on its own site. There are no cookies for tracking.",
			],
		},
		{
			heading: "On the server, when you play",
			blocks: [
				[
					"Your name, your avatar, your font and theme, whether you are 18 and whether you are a supporter, for as long as your room exists. The engine’s record of the room, which has your name in it, is deleted within two hours after the room is gone.",
					"Which account a seat belongs to, if you were signed in, for as long as your room or its stories are kept.",
					"The secret of your seat on each of your devices and your browser’s random number, all scrambled so that they cannot be read back, for as long as your room or its stories are kept. A link that takes the seat to another device is kept for 15 minutes, scrambled too. The number is scrambled differently in every room, so it cannot follow you.",
					"What you write, draw on a cover, react to and vote for in a game. It is removed 24 hours after the results, and nothing of it stays on the disk. A room in which no one was connected for 24 hours is removed as well, and a lobby after an hour without anything happening. A game without a timer waits for its players; a pause ends after two hours.",
					"What belongs to a game over days, for longer: its lobby waits for two weeks, its results stay for four, and its room for at most 120 days, even while no one is connected.",
					"If you ask for messages about a game over days: the address at which your browser’s push service takes them, the keys that they are encrypted with, your language, your time zone and your quiet hours, and when a message was sent. They go with the game, when you switch the messages off or leave, and when your browser gives the address up.",
					"The stories of a game whose room has played again: 24 hours after their own results.",
					"A story that one of you shares: 24 hours after it was last shared.",
					"Your best line from the first line of the day, if you let others read it, until the end of the next day: without your name, with your account or your browser’s random number, scrambled differently every day.",
					"If one of you keeps your table: its name, its link, the settings and the date of each evening, and who belongs to it, by account or by a scrambled secret of a device. It goes a year after your last evening, when its maker deletes it, or when everyone has left; with an account you stay for as long as you like. Of each evening its shelf keeps the winner’s title, cover and best line for a year, unless one of you takes them off; of other stories it shows titles and best lines, as long as one of you keeps them in their library. Only the people of the table see it.",
					"Reports of a shared story: the reasons and how often each was given, not who gave them, for 30 days. That a story was taken down stays noted, by its number and link.",
					"The address of your calendar, scrambled so that it cannot be read back, and, if you are a host, the address of your group’s chat: if you have asked for them, until you remove them, or for as long as your room is kept.",
					"Codes and times of closed rooms, and one number that counts visits. They identify no one.",
					"The network address from which you took a seat or opened a screen, scrambled differently in every room, for as long as your room or its stories are kept, so that a host who removes a person can close that person’s screens. Someone with the server’s data and patience could find out the address.",
					"Your network address itself, in memory only and for an hour at most, to stop people from hammering the server. The game does not log it; what stands in front of it, such as the operator’s proxy, may.",
				],
			],
		},
		{
			heading: "On the server, with an account",
			blocks: [
				[
					"If you made the account here: your sign-in name and your screen name, a hash of your password (argon2, so that no one can read it back), the public keys of your passkeys with the names you gave them and when they were made and last used, hashes of your recovery codes, when the account was made, and when someone last signed in to it. If an admin made you a link for a new password, its hash, for a day. We ask for no e-mail address. A sign-in ends when you sign out, or 14 days after you were last here. An account that has nothing else on this list, no table and no seat is deleted 90 days after its last sign-in.",
					"If you sign in with another service: the id that it calls you by. Its tokens are checked with each call and never stored.",
					"How many stories you have written, which is your rank, and in which games, so that none counts twice.",
					"Stories you keep and prompt packs you made, until you delete them.",
					"The tables that you belong to, until you leave them.",
					"What the shelves of your tables keep of you: titles, covers and lines that won an evening, for a year.",
					"Whether you are a supporter: since when and until when, and the number of the payment or that it was granted by hand. No card, no address. That a message of Stripe’s was handled stays noted for a year by its number, which names no one.",
					"Bug reports that you send, with the id of your account and what you filled in, for one year at most.",
					"What the operator’s staff did to your account, for example granting the upgrade, for one year.",
				],
				"On the account page you can download all of that, and delete it: sign-in, passkeys, codes, rank, library, packs, bug reports and supporter status. Seats and the notes of the staff then forget whose they were. With another service’s account you can do the same with what is kept here; the account itself stays there.",
			],
		},
		{
			heading: "Others who may be involved",
			blocks: [
				"The push service of your browser’s maker, if you have asked for messages about a game over days, and only then. This server sends it the messages, encrypted so that only your browser can read them: they say what is due in which room, with no text of a story and no names. The service learns that your browser gets messages from this server, and when.",
				"Each of the following exists only where the people who run this server have set it up. If none is, your browser otherwise talks to this server and to no one else.",
				[
					"An outside identity provider (OpenID Connect). If the server uses one in place of accounts of its own, your browser opens its window when you sign in and asks it from time to time whether you still are, on devices where someone has signed in within a day. It learns that you use this game; we learn your id, your name, how you signed in, and whether you are a supporter.",
					"Stripe, or another checkout that the operator names. If you press the button that buys the upgrade, your browser goes to that checkout. It gets the id of your account from us, and everything about the payment from you. Stripe tells this server whether a payment was made, refunded or disputed. We never see your card.",
					"Twitch (Helix API). If live streams are listed, this server asks Twitch for them every few minutes. Twitch learns about the server and nothing about you: the streamers’ pictures come through this server, too. A link to a channel leads to Twitch when you press it.",
					"A provider of adverts. If the operator has named one, a frame on the page loads the advert from that provider, which then sees your network address and your browser as any website does. It gets nothing from us but the size of the frame. Supporters get no adverts, and so no such request.",
					"Links to a community, to social sites, merch or a tip jar, and wherever Coco the chicken leads when you press it. They are links: nothing is sent before you press one.",
				],
				"One more is there only if the host of a game over days has connected it: the chat of your group, such as Discord, Slack or Mattermost. This server sends it the names of players, whose turn it is, how many words were handed in, and the room’s code, and never a text.",
			],
		},
		{
			heading: "Who sees it",
			blocks: [
				"The people in your room see your name, your avatar, whether you are a supporter and, when it is time to read, your parts. Anyone with the link to a shared story can open it. Everyone with a seat can take the stories home. The people who run this server can see its database, which rooms run and who is in them, reports, and the list of accounts. Its logs note that things happened and when, not what you wrote, and no passwords, keys or secrets.",
				"Backups, if the operator makes any, hold what there was when they were made. We sell nothing about you to anyone.",
			],
		},
		{
			heading: "Your say",
			blocks: [
				"Play as a guest and most of this does not apply. With an account, download and delete are on the account page. For everything else, ask the people who run this server to see or remove what it holds about you.",
				"Players under 18 play in all-ages rooms. We ask for your age group, never your birthday.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Terms" },
		{ to: "/contact", label: "Contact" },
	],
} satisfies PageText;

import { isolating } from "../../isolating.ts";
import { listed, many } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results and on its own page. */
export const lastingTableWords = isolating({
	keep: {
		heading: "Same table next week?",
		text: "Keep this table: one link for all of you, and a shelf for your evenings and what won them.",
		name: "Table name",
		usual: (name: string) => `${name}’s table`,
		button: "Keep this table",
		kept: (table: string) => `${table} is kept.`,
		found: "Everyone who played will find it on the home page from now on.",
		go: "To the table",
	},
	page: {
		title: "Table",
		open: "Open the table",
		openText:
			"Opens a room with last time’s house rules, and the others see it on their home page.",
		sit: "Sit down",
		isOpen: (count: number) => `The table is open, with ${many(count, "person", "people")} at it.`,
		adults: "Last time this table was 18+, so someone who’s 18 or over has to open it.",
		foreign: "No one from your table is in that room, just people who have the link.",
		close: "Close that room",
		closeSure: "Everyone gets sent out. Sure?",
		link: "This table’s link",
		linkHint:
			"Anyone who has it can open the table and sit down. It stays the same until the person who made the table makes a new link.",
		qr: "QR code of this table",
		failed: "No table here",
	},
	shelf: {
		heading: "The shelf",
		strangers:
			"Only this table’s people see the shelf. Stay for one whole evening, and you’re one of them.",
		empty: "No evenings yet. The shelf is dusted and ready.",
		note: "A winner stays here for a year, with its title, cover and best line; other stories stay as long as one of you keeps them in their library. The dates stay anyway.",
		winner: "won the evening",
		untitled: "A story without a title",
		tidy: "Tidy the shelf",
		down: "Take it off the shelf",
		downSure: "It goes for everyone, cover and all. Sure?",
		nothing: "No one kept a story from this evening.",
		won: (awards: readonly string[]) => `won ${listed(awards)}`,
		by: (name: string) => `started by ${name}`,
		mature: "A story for players aged 18 and over",
		read: (time: string) => `Read and keep its stories, until ${time}`,
	},
	weekly: {
		heading: "Every week",
		first: "The first evening",
		get: "Add to calendar",
		hint: "A file for your calendar, with the link in it. It keeps to your local time, even when the clocks change.",
	},
	away: {
		heading: "Leave or change this table",
		renew: "Make a new link",
		renewSure: "The old one stops working. Sure?",
		alone: "New link, only for me",
		aloneSure: "Everyone else leaves the table. Sure?",
		leave: "Leave this table",
		leaveSure: "Really leave?",
		delete: "Delete this table",
		deleteSure: "Gone for everyone. Sure?",
		kept: "We keep it for a year after your last evening. With an account, you keep it for as long as you like.",
	},
});

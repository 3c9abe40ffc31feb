import { isolating } from "../../isolating.ts";
import { listed, many } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results, on home, and on its own page. */
export const lastingTableWords = isolating({
	keep: {
		heading: "Same table next week?",
		text: "Keep this table: one link for all of you, and a shelf with your evenings.",
		name: "Its name",
		usual: (name: string) => `${name}'s table`,
		button: "Keep this table",
		kept: (table: string) => `${table} is kept.`,
		found: "Everybody who played finds it on the home page from now on.",
		go: "To the table",
	},
	home: {
		open: (table: string) => `${table} is open`,
		there: (count: number) => `${count} at the table. Sit down!`,
	},
	page: {
		title: "Table",
		open: "Open the table",
		openText:
			"Opens a room with the settings of last time, and the others see it on their home page.",
		sit: "Sit down",
		isOpen: (count: number) => `The table is open, with ${many(count, "person", "people")} at it.`,
		adults:
			"Last time it was a table for players aged 18 and over. Somebody of that age has to open it.",
		foreign: "None of you is in that room, only people who have the link.",
		close: "Close that room",
		closeSure: "They're all sent out. Sure?",
		link: "The link of this table",
		linkHint:
			"Whoever has it can open the table and sit down. It stays the same until its maker makes a new one.",
		qr: "QR code of this table",
		failed: "No table here",
	},
	shelf: {
		heading: "The shelf",
		strangers:
			"Only its own people see its shelf. Play an evening with one of them to its end, and you are one.",
		empty: "No evening yet. The shelf is dusted and ready.",
		note: "A story stands here for as long as one of you keeps it in their library. Dates stay.",
		nothing: "Nobody has kept a story of this evening.",
		won: (awards: readonly string[]) => `won ${listed(awards)}`,
		by: (name: string) => `begun by ${name}`,
		mature: "A story for players aged 18 and over",
		read: (time: string) => `Read and keep its stories, until ${time}`,
	},
	weekly: {
		heading: "Every week",
		first: "The first evening",
		get: "Add to calendar",
		hint: "A file for your calendar, with the link in it. It goes by your own clock, in summer and winter.",
	},
	away: {
		renew: "Make a new link",
		renewSure: "The old one stops working. Sure?",
		alone: "New link, only for me",
		aloneSure: "All others leave the table. Sure?",
		leave: "Leave this table",
		leaveSure: "Leave it? Sure?",
		delete: "Delete this table",
		deleteSure: "Gone for everybody. Sure?",
		kept: "Kept for a year after your last evening, and for people with an account for as long as they like.",
	},
});

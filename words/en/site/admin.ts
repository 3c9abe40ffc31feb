import { many, timeInWords } from "../grammar.ts";

const ACTIONS: Readonly<Record<string, string>> = {
	"config.set": "set the messages",
	"maintenance.on": "turned maintenance on",
	"maintenance.off": "turned maintenance off",
	"room.open": "opened a room during maintenance",
	"room.close": "closed room",
	"story.takeDown": "took down story",
	"table.delete": "deleted lasting table",
	"story.removeCover": "removed the cover of story",
	"report.dismiss": "dismissed the reports of story",
	"line.hide": "hid first line",
	"bugReport.read": "marked as read: bug report",
	"bugReport.unread": "marked as unread: bug report",
	"bugReport.export": "exported the bug reports as",
	"premium.grant": "gave premium to",
	"premium.revoke": "took premium from",
	"password.link": "made a link for a new password for",
	"pack.add": "added the pack",
	"pack.delete": "deleted pack",
	"prompt.add": "added a prompt to pack",
	"prompt.delete": "deleted prompt",
};

/** Returns a size of files, such as "12.5 MB". */
const size = (bytes: number): string =>
	bytes < 1_000_000_000
		? `${(bytes / 1_000_000).toFixed(1)} MB`
		: `${(bytes / 1_000_000_000).toFixed(1)} GB`;

/** The texts of the admin page. */
export const adminWords = {
	title: "Admin",
	heading: "Backstage",
	show: "Show",
	sections: {
		messages: "Messages",
		rooms: "Rooms",
		stories: "Stories",
		bugs: "Bugs",
		accounts: "Accounts",
		log: "Log",
		device: "This device",
	},
	search: "Search",
	more: "More",
	again: "Look again",
	sure: "Are you sure?",

	server: {
		noBackup: "No backup yet.",
		postgres: "The texts are in Postgres. Its backups are yours to make.",
		backup: (time: string, bytes: number, folder: string) =>
			`Last backup: ${time}, ${size(bytes)}, in ${folder}.`,
		failed: (time: string, problem: string) => `The backup of ${time} didn’t work: ${problem}`,
		overdue: (scheduled: boolean) =>
			scheduled
				? "No backup for a week, though they’re switched on."
				: "No backup for a week. BACKUP_EVERY=24h makes one each day.",
		newer: (version: string, own: string) => `Plotluck ${version} is out (you run ${own}).`,
		noOperator:
			"Contact, terms and privacy name no one to write to: set OPERATOR_NAME and OPERATOR_CONTACT.",
		unreadable: (problem: string) => `The feed couldn’t be read: ${problem}.`,
	},

	messages: {
		maintenance: "Maintenance",
		maintenanceHint: "No one can open a new room. Running games carry on.",
		maintenanceMessage: "Maintenance message",
		emptyHint: "Empty: the page says the kitchen is closed for a moment.",
		notice: "Notice message",
		noticeHint: "Everyone reads it on the home page, maintenance or not.",
		submit: "Submit",
		saved: "Saved. Players see it when they load the page.",
	},

	rooms: {
		code: "Room code",
		allRooms: "all rooms",
		empty: "No rooms are open. It’s quiet out there.",
		phase: (phase: string | null) => phase ?? "just opened",
		facts: (players: number, mode: string | null, age: number) =>
			[many(players, "player"), mode?.replaceAll("_", " "), `open for ${timeInWords(age / 1000)}`]
				.filter(Boolean)
				.join(" · "),
		close: "Close",
		closeName: (code: string) => `Close room ${code}`,
		closed: (code: string) => `Room ${code} is closed.`,
		temporal: "Open in the Temporal UI",
	},

	tables: {
		link: "Delete a lasting table by its link",
		delete: "Delete table",
		deleted: "The table is gone.",
	},

	stories: {
		link: "Take down by link",
		empty: "No one has reported a story. Lovely.",
		untitled: "A story that’s gone",
		states: {
			open: "new",
			dismissed: "dismissed",
			"taken down": "taken down",
			gone: "expired",
		},
		reason: (reason: string, count: number) =>
			count === 1 ? reason : `${reason} (${count} times)`,
		facts: (last: string, until: string | null) =>
			`Last reported ${last}.${until ? ` Shared until ${until}.` : ""}`,
		read: "Read it",
		takeDown: "Take down",
		takeDownName: (title: string) => `Take down ${title}`,
		takenDown: "Taken down. The link says so from now on.",
		removeCover: "Remove the cover",
		coverRemoved: "The cover is gone, here and in saved copies.",
		dismiss: "Dismiss",
		dismissed: "Dismissed. A new report brings it back.",
		lines: {
			heading: "First lines of the day",
			empty: "No one has reported a line.",
			facts: (reports: number, language: string, date: string) =>
				`${many(reports, "report")}. Written on ${date}, in ${language}.`,
			isHidden: "Hidden from all readers.",
			hide: "Hide it",
			hideName: (line: string) => `Hide the line ${line}`,
			hidden: "Hidden. No reader sees it from now on.",
		},
	},

	bugs: {
		empty: "No bug reports. Either all is well, or the form is broken.",
		save: { csv: "Save as CSV", json: "Save as JSON" },
		read: "read",
		unread: "new",
		markRead: "Mark as read",
		markUnread: "Mark as new",
		account: "Account",
		sent: (id: number, time: string) => `Number ${id}, sent ${time}`,
	},

	accounts: {
		search: "Name or id",
		empty: "No such account here.",
		supporter: "supporter",
		facts: (id: string | null, stories: number) =>
			[id, many(stories, "story", "stories")].filter(Boolean).join(" · "),
		grant: "Give premium",
		grantTo: (who: string) => `Give premium to ${who}`,
		revoke: "Take premium back",
		revokeFrom: (who: string) => `Take premium back from ${who}`,
		granted: (id: string) => `${id} is a supporter now.`,
		revoked: (id: string) => `${id} is no longer a supporter, unless their provider says so.`,
		reset: "Reset password",
		resetOf: (who: string) => `Reset the password of ${who}`,
		link: (who: string) => `Link for ${who}`,
		linkHint: (time: string) =>
			`Send it to them and to no one else. It sets a new password once, until ${time}. We can’t show it again.`,
		copy: "Copy link",
		copied: "Copied.",
		unknown: (id: string) =>
			`No account with the id ${id} has played or saved anything here yet. It can have premium all the same.`,
	},

	log: {
		empty: "Nothing has happened yet.",
		actionOf: (action: string) => ACTIONS[action] ?? action,
		failed: "didn’t work",
		facts: (label: string, time: string) => `by ${label}, ${time}`,
	},

	device: {
		testing: "Start games during maintenance",
		testingHint: "The start button stays on here, and the rooms are opened with your key.",
		forget: "Forget the key on this device",
		forgetHint: "To come back you’ll need the key again.",
	},
} as const;

/** The texts of the bug report and of reporting a shared story. */
export const reportWords = {
	/** The reasons for reporting a shared story. */
	reasons: {
		minors: "Children or teens in a sexual scene",
		hate: "Hate or threats",
		person: "About a real person, or someone’s private details",
		rating: "It’s for adults, and not marked 18+",
		spam: "Advertising, not a story",
		other: "Something else that breaks the code of conduct",
	},

	story: {
		report: "Report this story",
		heading: "What’s wrong with it?",
		text: "The people who run this site will read your report. No one else will know it came from you.",
		reason: "Reason",
		send: "Send report",
		sent: "Thank you. Someone will look at this story.",
		takenDown: "This story was taken down",
		takenDownText: "It broke the house rules. The kitchen apologises.",
	},

	bug: {
		title: "report a bug",
		heading: "report a bug",
		subheader: "you must be logged in to submit a bug report.",
		kept: "What you’ve typed here will wait for you.",
		noAccounts: "You can’t sign in here, so this site doesn’t take bug reports.",
		contact: "Other ways to reach us",
		fields: {
			summary: "What happened?",
			date: "When?",
			roomCode: "Room code",
			device: "Device and browser",
			otherDevice: "Does it happen on another device too?",
			errorDisplayed: "Was an error message shown?",
			frequency: "How often?",
			additionalInfo: "Anything else?",
		},
		hints: {
			summary: (longest: number) => `Up to ${longest} characters`,
			date: "Roughly is fine",
			roomCode: "If it happened in a room",
			device: "An old phone with Firefox, say",
			additionalInfo: "What did you do just before? What did the message say?",
		},
		answers: { yes: "yes", no: "no", "n/a": "n/a" },
		frequencies: {
			once: "once",
			"hardly ever": "hardly ever",
			occasionally: "occasionally",
			"every time": "every time",
		},
		missing: "We need this one",
		submit: "Submit",
		thanks: "Thank you for submitting a bug report!",
		thanksText: "A small, unshaven creature has already been sent to catch it.",
		another: "Report another one",
	},
} as const;

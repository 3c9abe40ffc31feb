/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords = {
	open: "Add to calendar",
	note: "Your own deadlines in this game, in the calendar on your phone or computer. It updates itself.",
	subscribe: "Subscribe in this device’s calendar",
	address: "Address for other calendars",
	hint: "It’s yours alone: anyone who has it sees your deadlines, and nothing else.",
	copy: "Copy the address",
	copied: "Copied",
	notCopied: "Couldn’t copy it",
	renew: "Make a new address",
	renewSure: "The old one stops working. Sure?",
	renewed: "The old address doesn’t work any more.",
	missing: "The calendar didn’t load. Please try again.",
};

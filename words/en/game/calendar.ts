/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords = {
	open: "Add to calendar",
	note: "Your own deadlines in this game, in the calendar of your phone or computer. It updates itself.",
	subscribe: "Subscribe in this device's calendar",
	address: "Address for other calendars",
	hint: "It is yours alone: whoever has it sees your deadlines, and nothing else.",
	copy: "Copy the address",
	copied: "Copied",
	notCopied: "That could not be copied",
	renew: "Make a new address",
	renewSure: "The old one stops working. Sure?",
	renewed: "The old address no longer works.",
	missing: "The calendar did not load. Please try again.",
};

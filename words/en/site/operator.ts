/** Who runs a server, on the pages of contact, terms and privacy. */
export const operatorWords = {
	run: (name: string) => `${name} runs this server.`,
	/** Before the address. */
	reach: "Write to:",
	/** Without a name and an address. */
	unknown: "The people who run this server haven’t put a name or an address here yet.",
	/** Without an address. */
	noContact: "There’s no address to write to yet.",
};

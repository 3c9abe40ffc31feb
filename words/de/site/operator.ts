/** Who runs a server, on the pages of contact, terms and privacy. */
export const operatorWords = {
	run: (name: string) => `Diesen Server betreibt ${name}.`,
	/** Before the address. */
	reach: "Schreib an:",
	/** Without a name and an address. */
	unknown: "Wer diesen Server betreibt, hat hier noch keinen Namen und keine Adresse eingetragen.",
	/** Without an address. */
	noContact: "Eine Adresse, an die du schreiben kannst, steht hier noch nicht.",
};

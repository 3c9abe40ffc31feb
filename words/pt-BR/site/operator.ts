/** Who runs a server, on the pages of contact, terms and privacy. */
export const operatorWords = {
	run: (name: string) => `Quem cuida deste servidor: ${name}.`,
	/** Before the address. */
	reach: "Endereço de contato:",
	/** Without a name and an address. */
	unknown: "Quem cuida deste servidor ainda não deixou nome nem endereço aqui.",
	/** Without an address. */
	noContact: "Ainda sem endereço de contato.",
};

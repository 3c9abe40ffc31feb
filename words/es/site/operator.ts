/** Who runs a server, on the pages of contact, terms and privacy. */
export const operatorWords = {
	run: (name: string) => `Este servidor lo lleva ${name}.`,
	/** Before the address. */
	reach: "Para escribir:",
	/** Without a name and an address. */
	unknown: "Quien lleva este servidor todavía no puso aquí su nombre ni una dirección.",
	/** Without an address. */
	noContact: "Todavía no hay una dirección adonde escribir.",
};

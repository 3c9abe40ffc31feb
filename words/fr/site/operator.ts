/** Who runs a server, on the pages of contact, terms and privacy. */
export const operatorWords = {
	run: (name: string) => `Ce serveur est tenu par ${name}.`,
	/** Before the address. */
	reach: "Contact :",
	/** Without a name and an address. */
	unknown: "Les responsables de ce serveur n’ont encore laissé ici ni nom ni adresse.",
	/** Without an address. */
	noContact: "Il n’y a pas encore d’adresse où écrire.",
};

/** Who runs a server, on the pages of contact, terms and privacy. */
export const operatorWords = {
	run: (name: string) => `Quem toca este servidor: ${name}.`,
	/** Before the address. */
	reach: "Escreva pra:",
	/** Without a name and an address. */
	unknown: "Quem toca este servidor ainda não deixou nome nem endereço aqui.",
	/** Without an address. */
	noContact: "Ainda não tem um endereço pra escrever.",
};

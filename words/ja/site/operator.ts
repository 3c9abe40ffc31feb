/** Who runs a server, on the pages of contact, terms and privacy. */
export const operatorWords = {
	run: (name: string) => `このサーバーの運営者：${name}`,
	/** Before the address. */
	reach: "連絡先：",
	/** Without a name and an address. */
	unknown: "このサーバーの運営者は、名前も連絡先もまだ載せていません。",
	/** Without an address. */
	noContact: "連絡先は、まだ載っていません。",
};

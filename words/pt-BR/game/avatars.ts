/** The names of the characters that players wear, in the order of their ids. */
export const avatarNames = [
	...["Buu", "Diabolo", "Larápio", "Lixandra", "Biscoito", "Espeto", "Dom Sovaco", "Mexerica"],
	...["Pinta", "Batatinha", "Barão Bombado", "Xistina", "Pim", "Kitsu", "Madame Protege"],
	...["Roque Forte", "Ceifaldo", "Ossildo", "Tigrícara", "Seu Minhoco", "Mauriço", "Ovaldo"],
	...["Penosa", "Duque Ornito", "Buuuá", "Batata Glow", "Barão Pasmo", "Kitsu Brava"],
	...["Ceifaldo Rímel", "Ossildo Elétrico", "Minhoco de Ouro"],
] as const;

/** Returns the name of a character; that of the ghost for an unknown id. */
export const avatarNameOf = (sprite: number): string => avatarNames[sprite] ?? avatarNames[0];

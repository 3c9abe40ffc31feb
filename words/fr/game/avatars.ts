/** The names of the characters that players wear, in the order of their ids. */
export const avatarNames = [
	...["Bouh", "Diabolo", "Bandit", "Poubella", "Biscuit", "Pico", "Sire Snif", "Clémentin"],
	...["Pompon", "Patate", "Baron Biscoto", "Steacy", "Pim", "Kitsu", "Dame Protec", "Ratou"],
	...["Fauchard", "Osselet", "Théodore", "Monsieur Ver", "Pelote", "Œugène", "Coco", "Duc Plat"],
	...["Bouh Ouin", "Patate Pailletée", "Baron Toise", "Kitsu Torve", "Faux-Cil", "Osselet Costaud"],
	...["Ver Luisant"],
] as const;

/** Returns the name of a character; that of the ghost for an unknown id. */
export const avatarNameOf = (sprite: number): string => avatarNames[sprite] ?? avatarNames[0];

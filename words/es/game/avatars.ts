/** The names of the characters that players wear, in the order of their ids. */
export const avatarNames = [
	...["Buu", "Diábolo", "Antifaz", "Doña Tapa", "Galleta", "Espinita", "Sir Sobaco", "Clementino"],
	...["Motita", "Tuberto", "Barón Bíceps", "La Burguesa", "Pim", "Kitsu", "Doña Amparo", "Ratita"],
	...["La Parca", "Huesitos", "Tigré", "Míster Gusano", "Púas", "Ovidio", "Pía", "Duque Plat"],
	...["Buaaa", "Tuberto de Gala", "Barón Ceñudo", "Kitsu Fulmina", "Parca Pestañas"],
	...["Huesitos Fit", "Gusano de Oro"],
] as const;

/** Returns the name of a character; that of the ghost for an unknown id. */
export const avatarNameOf = (sprite: number): string => avatarNames[sprite] ?? avatarNames[0];

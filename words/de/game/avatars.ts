/** The names of the characters that players wear, in the order of their ids. */
export const avatarNames = [
	...["Buh", "Diabolo", "Bandit", "Tonja", "Keks", "Piks", "Sir Schnüff", "Mandarino"],
	...["Pünktchen", "Knolle", "Baron Bizeps", "Patty", "Pim", "Kitsu", "Madame Obacht", "Ratti"],
	...["Gevatter", "Klapper", "Teeger", "Herr Wurm", "Igor", "Eibert", "Henriette", "Herzog Plat"],
	...["Buhuhu", "Glitzerknolle", "Baron Starr", "Grollfuchs", "Gevatter Wimper"],
	...["Klapper in Form", "Glanzwurm"],
] as const;

/** Returns the name of a character; that of the ghost for an unknown id. */
export const avatarNameOf = (sprite: number): string => avatarNames[sprite] ?? avatarNames[0];

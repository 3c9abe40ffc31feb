/** The names of the characters that players wear, in the order of their ids. */
export const avatarNames = [
	...["Boo", "Diabolo", "Bandit", "Lidia", "Biscuit", "Spike", "Sir Sniff", "Tanger"],
	...["Dot", "Spud", "Baron Buff", "Patty", "Pim", "Kitsu", "Madam Protec", "Ratty"],
	...["Grimsby", "Rattles", "Teagor", "Mister Worm", "Hedgee", "Eggbert", "Coco", "Duke Plat"],
	...["Boo Hoo", "Sparkle Spud", "Baron Stare", "Glarefox", "Grim Lash", "Rattles the Fit"],
	...["Shiny Worm"],
] as const;

/** Returns the name of a character; that of the ghost for an unknown id. */
export const avatarNameOf = (sprite: number): string => avatarNames[sprite] ?? avatarNames[0];

/** The texts of the player card that only its dialog has. */
export const cardWords = {
	look: "Name, font and theme",
} as const;

/** The name of the game, which is the same in every language. */
export const PRODUCT = "Plotluck";

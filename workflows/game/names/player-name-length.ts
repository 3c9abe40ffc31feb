/**
 * The lengths of a player's name: the least in signs as people count them, the most in UTF-16 units.
 * They are apart from the other limits, because the first load needs none of these.
 */
export const PLAYER_NAME_LENGTH = { min: 3, max: 10 } as const;

/** The texts of the menu for sound and motion. */
export const soundWords = {
	sound: "Sound",
	calm: "Calm",
	calmNote: "Nothing hops, flies, breathes or snows on this device.",
	calmBySystem: "This device asks for reduced motion, so nothing moves by itself.",
};

import type { profileWords as english } from "../../en/site/profile.ts";
import type { Words } from "../../words.ts";

/** The texts of the profile that no other page has. The first script has those of the others. */
export const profileWords: Words<typeof english> = {
	plat: {
		heading: "Geheimes Gesicht!",
		text: "Du hast Herzog Plat gefunden. Wie, das bleibt unter euch.",
	},

	support: {
		thanks: "Du bist Supporter. Danke, dass du den Topf warm hältst!",
		become: "Supporter werden",
	},
	help: {
		heading: "Gut zu wissen",
		lines: [
			"Du liest im Bett? Nimm das Design „Nacht“. Die bunten kostümieren die ganze Seite, nur für dich.",
			"Die gut lesbare Schrift ist für Menschen mit Legasthenie gemacht.",
			"Auf dieser Seite versteckt sich noch ein Gesicht. Supporter setzen es einfach auf; am Rechner weckt es ein alter Cheatcode.",
		],
	},
};

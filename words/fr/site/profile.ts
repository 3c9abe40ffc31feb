import type { profileWords as english } from "../../en/site/profile.ts";
import type { Words } from "../../words.ts";

/** The texts of the profile that no other page has. The first script has those of the others. */
export const profileWords: Words<typeof english> = {
	plat: {
		heading: "Personnage secret !",
		text: "Tu as trouvé Plat. Motus : il ne dira jamais à personne comment.",
	},

	support: {
		thanks: "Te voilà mécène. Merci de garder la marmite au chaud !",
		become: "Devenir mécène",
	},
	help: {
		heading: "Bon à savoir",
		lines: [
			"Tu lis au lit ? Prends le thème nuit. Un thème rhabille tout le site, mais rien que pour toi.",
			"La police accessible est pensée pour les personnes dyslexiques.",
			"Un personnage de plus se cache sur cette page. Les mécènes n’ont qu’à le prendre ; sur un ordinateur, un vieux code de triche le réveille.",
		],
	},
};

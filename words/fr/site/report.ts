import type { reportWords as english } from "../../en/site/report.ts";
import type { Words } from "../../words.ts";

/** The texts of the bug report and of reporting a shared story. */
export const reportWords: Words<typeof english> = {
	/** The reasons for reporting a shared story. */
	reasons: {
		minors: "Des enfants ou des ados dans une scène sexuelle",
		hate: "De la haine ou des menaces",
		person: "Une vraie personne visée, ou la vie privée de quelqu’un",
		rating: "C’est pour adultes, et ce n’est pas marqué 18+",
		spam: "De la publicité, pas une histoire",
		other: "Autre chose de contraire au code de bonne conduite",
	},

	story: {
		report: "Signaler cette histoire",
		heading: "Qu’est-ce qui ne va pas ?",
		text: "Les responsables de ce site lisent ton signalement. Personne ne saura qu’il vient de toi.",
		reason: "Raison",
		send: "Envoyer",
		sent: "Merci. Quelqu’un va regarder cette histoire.",
		takenDown: "Cette histoire a été retirée",
		takenDownText:
			"Elle enfreignait le code de bonne conduite. La cuisine te présente ses excuses.",
	},

	bug: {
		title: "Signaler un bug",
		heading: "Signaler un bug",
		subheader: "Il faut se connecter pour signaler un bug.",
		kept: "Ce que tu as tapé ici t’attend.",
		noAccounts: "On ne peut pas se connecter ici, et sans connexion, pas de signalement de bug.",
		contact: "D’autres façons de nous joindre",
		fields: {
			summary: "Que s’est-il passé ?",
			date: "Quand ?",
			roomCode: "Code de la salle",
			device: "Appareil et navigateur",
			otherDevice: "Ça arrive aussi sur un autre appareil ?",
			errorDisplayed: "Un message d’erreur s’est affiché ?",
			frequency: "Tous les combien ?",
			additionalInfo: "Autre chose ?",
		},
		hints: {
			summary: (longest: number) => `${longest} caractères au plus`,
			date: "À peu près, ça ira",
			roomCode: "Si c’était dans une salle",
			device: "Par exemple : un vieux téléphone avec Firefox",
			additionalInfo: "Que faisais-tu juste avant ? Que disait le message ?",
		},
		answers: { yes: "oui", no: "non", "n/a": "sans objet" },
		frequencies: {
			once: "une fois",
			"hardly ever": "presque jamais",
			occasionally: "de temps en temps",
			"every time": "à chaque fois",
		},
		missing: "À remplir",
		submit: "Envoyer",
		thanks: "Merci d’avoir signalé ce bug !",
		thanksText: "Une petite créature mal rasée est déjà partie l’attraper.",
		another: "En signaler un autre",
	},
};

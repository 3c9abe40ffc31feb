import { type ChangedPrompt, changedPrompts } from "./changed-prompts.ts";

/** The built-in prompts in French that were said anew: what they were, and what they are. */
const CHANGED: readonly ChangedPrompt[] = [
	[
		"Ça tape dans le coffre de la voiture. « Pas maintenant », dit la personne au volant.",
		"Ça tape dans le coffre de la voiture. À l’avant, on monte le son.",
	],
	[
		"Un gant est jeté à terre. Personne ne sait plus comment ça marche.",
		"Quelqu’un jette son gant à terre. Personne ne sait plus comment ça marche.",
	],
	[
		"Un prénom est prononcé. Un verre se brise, puis toute la vaisselle.",
		"Un prénom échappe à quelqu’un. Un verre se brise, puis toute la vaisselle.",
	],
	[
		"« Je t’écoute », dit la mauvaise personne, au bout du fil.",
		"« Je t’écoute », dit la voix au bout du fil. Ce n’est pas la bonne.",
	],
	[
		"Du désherbant est retrouvé chez la présidente du concours de roses.",
		"On retrouve du désherbant chez la présidente du concours de roses.",
	],
	[
		"À l’inauguration de la statue, la personne disparue vient couper le ruban.",
		"On inaugure la statue d’une disparue. Elle vient couper le ruban.",
	],
	[
		"Un coup de tonnerre, une déclaration superbe, et la mauvaise personne au balcon.",
		"Un coup de tonnerre, une déclaration superbe. Au balcon, c’est la belle-mère.",
	],
	[
		"Le pardon est accordé, mais par une personne que ça ne regarde pas.",
		"Le pardon arrive enfin, mais de quelqu’un que ça ne regarde pas.",
	],
	[
		"Une rupture est annoncée sur la liste des courses, entre le beurre et les œufs.",
		"Sur la liste des courses, entre le beurre et les œufs : « Je te quitte. »",
	],
	[
		"Un collier de nouilles est porté en public, la tête haute.",
		"Quelqu’un porte un collier de nouilles en public, la tête haute.",
	],
	[
		"De la poche de la personne la plus redoutée tombe un doudou.",
		"Un doudou tombe d’une poche. La plus redoutée de toutes.",
	],
	[
		"Une abeille fatiguée est soignée à la petite cuillère, par tout un comité.",
		"Tout un comité soigne une abeille fatiguée, à la petite cuillère.",
	],
	[
		"Quelqu’un fait le taxi à cinq heures du matin, avec un thermos et sans questions.",
		"Quelqu’un fait le taxi à cinq heures du matin, avec un thermos et pas une question.",
	],
];

/** The built-in prompts in French become those of db/seeds/fr, and keep their ids. */
export const frenchPrompts = changedPrompts({ fr: CHANGED });

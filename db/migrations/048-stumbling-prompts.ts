import { type ChangedPrompts, changedPrompts } from "./changed-prompts.ts";

/** The built-in prompts that stumbled, by language: what they were, and what they are. */
const CHANGED = {
	en: [
		[
			"A machine is switched on, and it was built without an off.",
			"A machine is switched on. It was built without an off switch.",
		],
		[
			"That was the tutorial island. Behind it is the rest of the map.",
			"That was the tutorial island. Beyond it lies the rest of the map.",
		],
		[
			"Only two people together can get past this, and they aren’t speaking.",
			"It takes two to get past this, and the two aren’t speaking.",
		],
		[
			"The difficulty is revealed, and everyone groans.",
			"The difficulty setting is revealed, and everyone groans.",
		],
	],
	es: [
		[
			"«No te vayas», dice alguien, tan bajito que no se oye.",
			"«No te vayas», dice alguien, tan bajito que solo lo oye la suegra.",
		],
		[
			"«Quien lo hizo fue...» Y entran los anuncios. Escribe los anuncios.",
			"«Quien lo hizo fue…» Y entran los anuncios. Escribe los anuncios.",
		],
		[
			"El eco contesta antes de que alguien grite.",
			"El eco se cansa de repetir y empieza a dar su opinión.",
		],
		[
			"Llueve en el tejado, y nadie propone un plan mejor.",
			"Llueve, huele a café, y alguien descuelga el reloj de la pared.",
		],
		[
			"Dan las doce, y la carroza se hace calabaza con la gente dentro.",
			"Dan las doce, y la carroza se vuelve calabaza con la gente dentro.",
		],
	],
	"pt-BR": [
		[
			"O caroço de abacate no copo d'água brotou. Há comoção na cozinha.",
			"O caroço de abacate no copo d’água brotou. Há comoção na cozinha.",
		],
	],
	ja: [
		[
			"「この泥棒猫！」。振り向いたのは、魚をくわえた本物の猫だった。",
			"「この泥棒猫！」と叫ばれて、魚をくわえた本物の猫が振り向いた。",
		],
		[
			"告白の瞬間に、花火が上がる。「え、何？」。もう一発上がる。",
			"告白の瞬間に、花火が上がる。「え、何？」と聞き返すと、もう一発上がる。",
		],
		[
			"「やせたんじゃない？」。初対面のおばあさんに、全員が山ほど食べさせられる。",
			"「やせたんじゃない？」と言う初対面のおばあさんに、全員が山ほど食べさせられる。",
		],
	],
} as const satisfies ChangedPrompts;

/** The built-in prompts become those of db/seeds, and keep their ids. */
export const stumblingPrompts = changedPrompts(CHANGED);

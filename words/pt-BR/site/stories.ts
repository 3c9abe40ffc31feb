import type { storyWords as english } from "../../en/site/stories.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the story that writes itself at home. */
export const storyWords = isolating<Words<typeof english>>({
	heading: "Uma história, três culpados",
	now: "se escrevendo agora mesmo",
	next: "Outra história",
	starts: (name: string) => `${name} começa`,
	goesOn: (name: string) => `${name} continua`,
	ends: (name: string) => `${name} tem nove segundos`,

	triples: [
		{
			writers: [7, 0, 8],
			parts: [
				"Na Repartição do Lanche, ninguém nunca tinha visto bruxo pagar com trocado.",
				"…e foi aí que a máquina de café começou a cantar.",
				"Ela só sabia uma música, e era sobre a mãe do bruxo.",
			],
		},
		{
			writers: [9, 22, 2],
			parts: [
				"O detetive chegou atrasado, porque o cavalo quis dirigir.",
				"“Foi o mordomo”, disse o cavalo, que nunca foi com a cara do mordomo.",
				"O mordomo suspirou e devolveu as onze selas.",
			],
		},
		{
			writers: [12, 4, 13],
			parts: [
				"No terceiro dia de mar, acabaram o biscoito e as piadas do capitão.",
				"Demos meia-volta e fomos pedir as duas coisas pra baleia.",
				"A baleia sabia uma piada. Dura nove horas. Estamos na metade.",
			],
		},
		{
			writers: [1, 20, 11],
			parts: [
				"A casa mal-assombrada tinha ótimas avaliações, todas assinadas em ectoplasma.",
				"Minha avó deu duas estrelas: abafada demais, e a gritaria, desafinada.",
				"Hoje ela rege o coral de lá. Toda terça, as janelas quebram em harmonia.",
			],
		},
		{
			writers: [19, 10, 0],
			parts: [
				"Foi amor à primeira vista, coisa rara entre faroleiros.",
				"Passaram quarenta anos piscando um pro outro, cada um de um lado da baía.",
				"Aí fizeram uma ponte, e descobriram que os dois eram casados.",
			],
		},
		{
			writers: [8, 16, 7],
			parts: [
				"A cozinheira do rei só tinha uma regra: nunca deixe o feijão encarar você.",
				"Naquela noite, o feijão não só encarou. Piscou e pediu a receita.",
				"Vida longa ao feijão, primeiro de seu nome, em fogo baixo.",
			],
		},
		{
			writers: [2, 17, 9],
			parts: [
				"Cinco guaxinins num sobretudo pediram emprego no banco, e conseguiram.",
				"O de cima virou gerente. O de baixo quer sindicato.",
				"Ninguém percebeu até o feriadão, quando cada um pegou um ônibus.",
			],
		},
		{
			writers: [14, 21, 12],
			parts: [
				"O robô foi feito pra abrir vidro de palmito, mas sonhava com a ópera.",
				"No teste, deu a nota mais aguda, e todos os vidros da cidade se abriram.",
				"O palmito chorou. A crítica, encharcada de salmoura, aplaudiu de pé.",
			],
		},
		{
			writers: [15, 3, 22],
			parts: [
				"Nossa cidade tem um dragão, mas só em dia útil e nunca antes das dez.",
				"Os cavaleiros reclamaram por escrito, em três vias. O dragão respondeu em chamas.",
				"Hoje eles se encontram aos domingos, no churrasco. O dragão cuida da brasa.",
			],
		},
		{
			writers: [5, 18, 1],
			parts: [
				"A última biblioteca de Marte só empresta um livro: o manual de uma airfryer.",
				"A fila é de dois anos, e todo mundo diz que o final compensa.",
				"Peguei hoje. Na última página, alguém desenhou a coxinha.",
			],
		},
		{
			writers: [6, 8, 15],
			parts: [
				"A agente Jabuticaba tinha licença pra matar e nove multas.",
				"A décima veio presa a uma bomba: pague em quatro minutos.",
				"Pagou em três, no Pix. O guarda encerrou o caso e fechou o guarda-chuva.",
			],
		},
		{
			writers: [13, 9, 20],
			parts: [
				"Toda meia-noite, os anões de jardim trocam de lugar, e a gente finge que não vê.",
				"Ontem tinha um a mais. Com o chapéu do meu pai.",
				"Meu pai diz que o jardim é sossegado, e pergunta se dá pra levar uma almofada.",
			],
		},
	],
});

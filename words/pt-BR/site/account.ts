import type { accountWords as english } from "../../en/site/account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts about accounts: sign-in, saved stories, own prompt packs. */
export const accountWords = isolating<Words<typeof english>>({
	heading: "Conta",
	offer:
		"Entre na sua conta pra guardar histórias e pacotes de deixas seus. Pra jogar, não precisa.",
	signIn: "Entrar",
	signOut: "Sair",
	signedIn: (name: string | null) =>
		name ? `Você entrou como ${name}.` : "Você está na sua conta.",
	written: (stories: number) =>
		stories === 1 ? "Uma história escrita." : `${grouped(stories)} histórias escritas.`,
	library: "Histórias guardadas",
	packs: "Pacotes de deixas",
	account: "Sua conta",
	loading: "Carregando",
	otherWindow: ["Continue na outra janela.", "Ela sumiu? Abra de novo"],
	failed: "Não deu pra entrar",
	tokenFailed: "Não deu pra completar o login",
	errors: {
		mfa_required: "Sua conta usa verificação em duas etapas. Entre de novo com o código à mão.",
		missing_refresh_token: "Seu login expirou. Entre de novo.",
		use_dpop_nonce:
			"O login pede uma verificação que esta página não sabe fazer. Avise quem cuida deste site.",
		login_required: "Você saiu da sua conta. Entre de novo.",
		state_mismatch: "Essa resposta era de outra tentativa de entrar. Tente de novo.",
		missing_transaction: "Este navegador não se lembra desse login. Comece de novo por aqui.",
		timeout: "O login demorou demais. Tente de novo.",
		cancelled: "A janela de login foi fechada. Nada mudou.",
		blocked:
			"Seu navegador bloqueou a janela de login. Permita pop-ups nesta página e tente de novo.",
	},

	insecure: {
		players:
			"Aqui não dá pra entrar na conta: esta página veio por http, e o login precisa de https.",
		operator:
			"É você quem roda este servidor? É preciso um proxy com https ou o endereço localhost: veja “Signing in at home” em docs/hosting.md.",
	},

	save: {
		save: "Guardar história",
		saved: "Guardada na sua biblioteca.",
		open: "Abrir",
	},

	savedStories: {
		title: "Histórias guardadas",
		heading: "Sua biblioteca",
		empty: "Nada por aqui ainda. Quando um jogo acabar, abra uma história e guarde.",
		guest: "Suas histórias guardadas estão atrás desta porta. Entre na sua conta pra ler.",
		facts: (parts: number, day: string) =>
			`${parts === 1 ? "uma parte" : `${grouped(parts)} partes`}, guardada em ${day}`,
		delete: "Apagar",
		sure: "Tem certeza?",
		deleteName: (title: string) => `Apagar ${title}`,
		savedOn: (day: string) => `Guardada em ${day}`,
		unreachable: "A biblioteca não abriu",
		gone: "Esta história não está na sua biblioteca",
	},

	own: {
		title: "Pacotes de deixas",
		heading: "Seus pacotes de deixas",
		legend: "Pacotes seus",
		edit: "Editar seus pacotes",
		empty: "Nenhum pacote ainda. Primeiro o nome, depois o recheio.",
		none: "Nenhuma deixa ainda. As salas ignoram pacote vazio.",
		name: "Nome do novo pacote",
		nameHint: "De 3 a 30 caracteres (em chinês, japonês ou coreano, a partir de 1)",
		add: "Criar pacote",
		prompt: "Uma deixa nova",
		promptHint: "Até 200 caracteres",
		addPrompt: "Pôr no pacote",
		count: (prompts: number) => (prompts === 1 ? "uma deixa" : `${grouped(prompts)} deixas`),
		guest: "Pacote de deixas mora na conta. Entre na sua pra criar o primeiro.",
		unreachable: "Seus pacotes não abriram",
		deletePrompt: (prompt: string) => `Apagar ${inQuotes(prompt)}`,
	},
});

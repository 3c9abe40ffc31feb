import type { KickReason, TextName } from "#game/refusals.ts";
import type { refusalWords as english } from "../en/refusals.ts";
import type { Words } from "../words.ts";

/** Texts for a removed person, by the reason that the host picked. */
const KICKED: Record<KickReason, string> = {
	away: "Quem está com a coroa tirou você da sala: parecia que você tinha sumido",
	stranger: "Quem está com a coroa tirou você da sala: não sabia quem você era",
	manners: "Quem está com a coroa tirou você da sala: por favor, respeite o código de conduta",
};

const characters = (count: number): string =>
	count === 1 ? "1 personagem" : `${count} personagens`;

/** What a complaint about a text calls it. */
const TEXTS: Record<TextName, string> = {
	Name: "O nome",
	"A character's name": "O nome de um personagem",
	"The title": "O título",
	"A part": "Uma parte",
	"The text": "O texto",
	"The name of a pack": "O nome de um pacote",
	"The name of a table": "O nome de uma mesa",
	"A prompt": "Uma deixa",
	"A name": "Um nome",
	"A password": "Uma senha",
	"The name of a passkey": "O nome de uma chave de acesso",
};

/** The texts of all refusals by their codes (docs/protocol.md "Refusals"). */
export const refusalWords: Words<typeof english> = {
	notHere: "Você não está mais nesta sala",
	over: "Esta sala já fechou",
	notNow: "Isso não dá pra fazer nesta altura do jogo",
	hostOnly: "Só quem está com a coroa pode fazer isso",
	playersOnly: "Isso é só pra quem joga; a plateia assiste, reage e vota",
	tooFewPlayers: (min: number) =>
		min === 1
			? "Pra começar, tem que ter pelo menos 1 pessoa à mesa"
			: `Pra começar, tem que ter pelo menos ${min} pessoas à mesa`,
	alreadyDone: "Você já fez isso",
	timeUp: "acabou o tempo",
	started: "O jogo já começou",
	full: "A sala está cheia",
	audienceFull: "Não cabe mais ninguém na plateia",
	addressFull:
		"Já tem muita gente da sua rede nesta sala; pra caber mais, quem está com a coroa tem que estar nessa rede também",
	noAudience: "Esta sala não recebe plateia",
	votingStarted: "A votação já começou",
	minors: "Esta sala é pra quem tem 18 anos ou mais",
	kicked: (reason?: KickReason) =>
		reason ? KICKED[reason] : "Quem está com a coroa tirou você da sala",
	characterCount: (wanted: number) => `Esta sala pede ${characters(wanted)} de cada pessoa`,
	duplicate: "Tem dois personagens com o mesmo nome; mude um deles",
	foreignCharacter: "Um destes personagens não é seu, então não dá pra mexer nele",
	notYourStory: "Essa história não é sua",
	notYourPart: "Quem escreve essa parte é outra pessoa",
	notInHand: "Um destes personagens não está na sua mão",
	tooFewCharacters: (min: number) => `Escolha pelo menos ${characters(min)}`,
	tooManyCharacters: (max: number) => `Escolha no máximo ${characters(max)}`,
	noModeration: "Esta sala joga sem moderação, então não dá pra sinalizar nem tarjar",
	flagForeign: "Só dá pra sinalizar uma parte anterior, escrita por outra pessoa",
	noSuchStory: "Essa história não existe nesta sala",
	noSuchPart: "Essa parte não existe nesta sala",
	noSuchAward: "Esse prêmio não existe nesta sala",
	noSuchPlayer: "Essa pessoa não joga nesta sala",
	ownPart: "Ninguém reage à própria parte",
	ownStory: "Ninguém vota na própria história",
	reactionShape: "Tem mais figurinha aí do que partes nessa história",
	foreignReaction: "Essa figurinha não é sua, então não dá pra mexer nela",
	nothingToGuess: "Nessa parte não tem ninguém pra você adivinhar",
	tooManyMarks: (max: number) =>
		max === 1
			? "Dá pra marcar uma frase em 1 parte só"
			: `Dá pra marcar uma frase por parte, em no máximo ${max} partes`,
	reactFirst: "Cole pelo menos uma figurinha em cada história antes de votar",
	kickNow:
		"Depois que a escrita começa, não dá pra tirar ninguém do jogo; nos títulos e na leitura, dá pra pular quem demora",
	kickSelf: "Você está com a coroa e não tem como se tirar da sala; saia ou feche a sala",
	notShownOut: "Essa pessoa não está entre as que ficaram do lado de fora",
	promptSwapped: "Dá pra trocar uma deixa por parte, e você já trocou",
	noSuchPrompt: "Essa deixa não existe nesta parte",
	noOtherPrompt: "Não sobrou outra deixa pra pôr no lugar",
	noClock: "Agora não dá pra mexer no relógio",
	crownOwn: "A coroa já está com você",
	locked: "Quem está com a coroa trancou esta sala",
	tooFewSeats: (people: number) =>
		`Já tem ${people === 1 ? "1 pessoa" : `${people} pessoas`} à mesa, então não dá pra ter menos lugares do que isso`,
	minorsHere:
		"Tem gente com menos de 18 anos aqui, então a sala continua livre pra todas as idades",
	aloneOnly: "Jogo solo já nasce solo: depois de abrir a sala, não dá pra mudar isso",
	lobbyOnly: "Nome, carinha e lugar só mudam na sala de espera",
	crownFirst: "Você está com a coroa, então joga; passe a coroa antes de ir pra plateia",
	notTogether: "Esta sala não lê em grupo",
	nudged: "Essa pessoa já levou um toque hoje",
	skipNow: "Dá pra pular alguém enquanto a sala espera, mas não durante a escrita",

	textTooShort: (what: TextName, least: number) =>
		`${TEXTS[what]} precisa de pelo menos ${least === 1 ? "1 caractere" : `${least} caracteres`}`,
	textTooLong: (what: TextName, most: number) =>
		`${TEXTS[what]} pode ter no máximo ${most} caracteres`,
	textBroken: (what: TextName) =>
		`${TEXTS[what]} tem um caractere estragado; apague e digite de novo`,
	textUnprintable: (what: TextName) => `${TEXTS[what]} tem um caractere que não dá pra mostrar`,
	textInvisible: (what: TextName) =>
		`${TEXTS[what]} precisa de uma letra, um número ou um sinal que dê pra ver`,
	nameTooShort: (least: number, missing: number) =>
		`O nome precisa de pelo menos ${least} caracteres: ${missing === 1 ? "falta" : "faltam"} ${missing}`,
	characterNameless: "Todo personagem precisa de um nome",
	titleMissing: "A história precisa de um título",
	settingRange: (_key: string, value: number, low: number, high: number) =>
		`Uma das regras está em ${value}, mas só vale número inteiro de ${low} a ${high}`,
	settingRangeOr: (_key: string, value: number, low: number, high: number, also: number) =>
		`Uma das regras está em ${value}, mas só vale número inteiro de ${low} a ${high}, ou ${also}`,
	playersRange: (value: number, low: number, high: number) =>
		`Lugares: ${value}, mas só vale de ${low} a ${high}, ou 1 no modo solo`,
	castRange: (least: number, most: number) =>
		`Personagens por história: um mínimo de ${least} não cabe num máximo de ${most}`,

	failed: "Alguma coisa deu errado do nosso lado. Tente de novo.",
	notKept: "O servidor não conseguiu guardar isso. Tente de novo.",
	blockedWord: (text: string) => `“${text}” tem uma palavra que este jogo não aceita`,
	badBody: "Tem alguma coisa aí que o jogo não engole. Mude um pouquinho e tente de novo.",

	messageNotJson: "Essa mensagem não era JSON",
	messageTooLong: (most: number) => `Só uma parte pode ter mais de ${most} caracteres`,
	badMessage: (complaint: string) => `Não deu pra ler essa mensagem: ${complaint}`,
	foreignMessage: "Essa mensagem fala em nome de outra pessoa",
	noSuchAction: "Essa ação não existe",
	tooManyMessages: "Mensagens demais de uma vez. Espere um momento.",
	tooManyActions: "Foi muita coisa de uma vez. Espere um momento e tente de novo.",
	heirAway: "A coroa só pode ir pra quem está online agora",
	openedElsewhere: "Este lugar foi aberto em outra janela",
	noSuchSeat: "Ninguém aqui conhece esse lugar",
	noSuchScreen: "Ninguém aqui conhece essa tela",
	screensFull: (most: number) =>
		`${most} telas já mostram esta sala. Feche uma e tente de novo daqui a um minuto.`,
	screensClosed: "Quem está com a coroa fechou as telas desta sala",
	screensWatch: "Tela só assiste, mais nada",
	closedByHost: "Quem está com a coroa fechou esta sala",
	closedIdle: "Esta sala ficou parada tempo demais e fechou",
	closedEmpty: "Todo mundo saiu desta sala",
	closedAbandoned: "Ninguém apareceu nesta sala por um dia inteiro, e ela fechou",
	closedByOperator: "Quem cuida deste site fechou esta sala",
	contentRemoved: "Este jogo acabou, e as histórias dele já foram pra casa",

	noSuchCall: "Essa chamada não existe",
	wrongMethod: "Essa chamada não se faz desse jeito",
	bodyNotJson: "O corpo não é JSON",
	bodyNotCalledJson: "Content-Type precisa ser application/json",
	bodyNotCalledForm: "Content-Type precisa ser application/x-www-form-urlencoded",
	bodyTooLong: (most: string) => `Uma chamada pode levar no máximo ${most}`,
	addressTooLong: (most: number) => `Um endereço pode ter no máximo ${most} caracteres`,
	bodyTooSlow: "Isso demorou demais pra chegar. Tente de novo.",
	unknownEncoding: "Este servidor não conhece essa codificação",
	unknownHost: "Este servidor não atende por esse nome. Use o endereço que passaram pra você.",
	adminOnly: "Isso exige a chave de administração",
	operatorsOnly: "As métricas são pra quem cuida do site",
	noSignIn: "Este site não tem login",
	signInFirst: "Entre na sua conta pra fazer isso",
	signInExpired: "Seu login expirou. Entre de novo.",
	signInAway: "Não deu pra conferir o seu login agora. Tente de novo.",

	checkoutOff: "Nada está à venda aqui",
	checkoutAway: "O caixa não responde. Nada foi cobrado; tente de novo daqui a pouco.",
	foreignForm: "Esse formulário veio de outro site",
	alreadySupporter: "Essa conta já é de mecenas",
	unknownAccount: "Essa conta não existe aqui",
	badSignature: "Esse evento veio sem assinatura, ou com uma errada ou velha demais",
	badEvent: "Esse evento veio assinado, mas incompleto",

	maintenance: (message: string) =>
		message || "Nada de jogo novo por um instante: estão limpando a cozinha. Já volta!",
	signInElsewhere: "As contas deste site moram em outro serviço",
	signInOver: "Este login esperou demais. Feche a janela e comece de novo.",
	foreignPage: "Só as páginas deste site podem pedir isso",
	wrongPassword: "Nome e senha não batem. Confira os dois.",
	wrongOwnPassword: "Essa não é a sua senha",
	wrongCode: "Nome e código de recuperação não batem. Confira os dois.",
	linkUsed:
		"Este link já foi usado. Se não foi você, retome seu lugar no aparelho que criou o link.",
	linkOver: "Este link expirou ou foi substituído. Crie outro no aparelho em que está o seu lugar.",
	seatTakenBack: "Seu lugar foi retomado em outro dos seus aparelhos.",
	notYourSeat: "Esse lugar não é da sua conta, ou a sala dele já acabou.",
	resetOver: "Este link já foi usado ou tem mais de um dia. Peça outro.",
	wrongPasskey: "Essa chave de acesso não abre nenhuma conta aqui",
	passkeyKept: "Essa chave de acesso já está guardada, ou não cabe mais nenhuma",
	noSuchPasskey: "Você não tem essa chave de acesso",
	nameTaken: "Alguém já usa esse nome. Tente outro.",
	weakPassword: "Essa senha é fácil demais de adivinhar. Que tal uma frase boba?",
	nameIsMail: "Um nome basta: aqui ninguém manda e-mail",
	nameSigns: "Use letras e números e, entre eles, pontos, hifens ou sublinhados",
	screenNameMissing: "O pessoal precisa chamar você de alguma coisa",
	passkeyNameless: "Dê um nome à chave de acesso, pra reconhecer depois",

	serverFull: "Todas as mesas estão ocupadas agora. Tente de novo daqui a um tempo.",
	noSuchRoom: "Nenhuma sala tem esse código",
	avatarForSupporters: "Essa carinha é só pra mecenas",
	unknownPack: (name: string) => `Nem a casa nem você têm um pacote chamado ${name}`,

	storyUnknown: "Essa história não existe",
	readersOnly: "Só quem estava nesse jogo pode reler as histórias dele",
	gameGoesOn: "Só dá pra levar uma história pra casa depois que o jogo acaba",
	firstLineOver: "A primeira frase daquele dia já passou. Recarregue a página pra ver a de hoje.",
	noSuchLine: "Essa frase não está mais aqui",
	noSuchTable:
		"Essa mesa não existe. Talvez tenha sido apagada, ou faz um ano que ninguém senta nela.",
	tableOpen: "Alguém já abriu a mesa de vocês. Sente com o pessoal.",
	tableOpening: "Alguém está abrindo a mesa de vocês agora. Tente de novo daqui a pouco.",
	memberSits: "Tem alguém da mesa nessa sala, então ela fica aberta.",
	tableOfPlayers: "Só quem jogou na sala pode guardar a mesa",
	tableForOne: "Uma mesa precisa de pelo menos duas pessoas",
	noMember: "Você não faz parte desta mesa",
	makerStays: "Quem criou a mesa não sai dela, mas dá pra tirar essa pessoa só da sala.",
	makerOnly: "Só quem criou esta mesa pode fazer isso",
	sharersOnly: "Só quem jogou pode compartilhar uma história",
	notShared: "Esta história não está mais compartilhada",
	storyTakenDown: "Esta história violou as regras da casa e foi retirada",
	saversOnly: "Só quem estava no jogo pode guardar uma história dele",
	notSaved: "Essa história não está na sua biblioteca",
	storiesGone: "Essa sala fechou, e as histórias foram com ela",
	tooManyStories: (most: number) =>
		`Você pode guardar ${most} histórias; apague uma antes de guardar outra`,

	badPushService: "As notificações só podem ir pro serviço push de um navegador",
	noSuchSubscription: "Este aparelho não recebe notificações dessa sala",
	pushOff: "Este site não manda notificações",

	noSuchPicture: "Essa imagem não existe",

	noSuchPack: "Esse pacote ou essa deixa não existe",
	packTaken: (name: string) => `Já existe um pacote chamado ${name}`,
	packNotBuiltIn: (names: string) =>
		`Os pacotes da casa são ${names}; qualquer outro pertence a uma conta`,
	builtInPack: "Os pacotes da casa ficam como estão",
	foreignPack: "Esse pacote é de outra pessoa",
	tooManyPacks: (most: number) => `Você pode ter ${most} pacotes; apague um antes de criar outro`,
	promptTaken: "Essa deixa já está neste pacote",
	tooManyPrompts: (most: number) =>
		`Um pacote pode ter ${most} deixas; apague uma antes de pôr outra`,

	noSuchCalendar: "Este calendário acabou, ou o endereço dele mudou",
	chatsOff: "Este site não conecta chats",
	noChat: "Nenhum chat está conectado aqui, ou o antigo não aceita mais mensagens",
	badChat:
		"Esse não é o endereço de um webhook: ele começa com https:// e fica em um servidor da internet.",
	chatRefused: "O chat não aceita mensagens nesse endereço. Copie um novo nas configurações dele.",
	chatAway: "O chat não respondeu. Tente de novo daqui a pouco.",

	noSuchBugReport: "Esse relato de bug não existe",
	noSuchReport: "Ninguém denunciou essa história",
	engineAway: "O motor do jogo não responde agora. Tente de novo.",

	zineForSupporters: "O zine é pra mecenas",
	noSuchPage: "O zine não tem essa página",

	guessLimit: "Códigos errados demais. Espere um minuto.",
	roomLimit: "É muita sala pra uma rede só. Jogue em uma delas e abra mais depois.",
	joinLimit: "Quanta gente de uma vez! Espere um minuto e entre.",
	visitLimit: "Esta visita já foi contada.",
	storyLimit:
		"Isso é uma biblioteca inteira de uma vez. Espere um minuto e pegue a próxima história.",
	changeLimit: "Que rapidez! Espere um minuto antes da próxima mudança.",
	reportLimit: "Valeu! Já foram muitos avisos. Espere uma hora antes do próximo.",
	chatTestLimit: "Foram muitas linhas de teste. Espere uma hora antes da próxima.",
	pageLimit: "Páginas demais de uma vez. Espere um minuto.",
	callLimit: "Chamadas demais de uma vez. Espere um minuto.",
	badBodyLimit: "Isso anda dando errado demais. Espere um minuto e tente de novo.",
	checkoutLimit: "Quanta compra! Tome um café e tente de novo daqui a uma hora.",
	tooManyRequests: "Está vindo pedido demais da sua rede. Espere um momento.",
	connectionLimit: "Conexões demais de uma vez. Espere um minuto.",
	signInLimit: "Foi muita batida na porta. Espere um minuto e entre.",
	signInStartLimit:
		"Muita gente da sua rede acabou de entrar na conta. Tente de novo daqui a dez minutos.",
	signUpLimit: "Muita gente da sua rede acabou de criar conta. Tente de novo daqui a uma hora.",
	subscriptionLimit: "Foram muitas notificações de uma vez. Tente de novo daqui a uma hora.",
	nameLimit:
		"Senhas erradas demais pra este nome. Espere quinze minutos ou use uma chave de acesso.",
};

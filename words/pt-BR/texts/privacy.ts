import type { PageText } from "../../page-text.ts";

export default {
	title: "Política de privacidade",
	heading: "Privacidade",
	description: "O que o Plotluck guarda sobre você, por quanto tempo, e o que ele nunca guarda.",
	lead: "Preferimos não saber. O que o jogo precisa para funcionar está listado aqui, tudo.",
	contents: true,
	operator: true,
	sections: [
		{
			heading: "No seu aparelho",
			blocks: [
				"Seu navegador guarda estas coisas no armazenamento dele. Limpar ali os dados do site remove todas.",
				[
					"Seu nome, sua carinha, sua resposta sobre a idade, sua fonte e seu tema; também o visual de mecenas, para que ele volte quando você entrar na conta de novo; e se você achou o personagem secreto.",
					"Por um dia, ou por quatro semanas em um jogo de vários dias: os códigos das suas salas, com os segredos que devolvem os seus lugares, e o mesmo do último jogo de cada sala.",
					"Um número aleatório que reconhece este navegador quando quem está com a coroa tira você de uma sala.",
					"As regras do seu último jogo, quais dos seus pacotes você marcou, os botões de som e de esconder códigos, quais novidades de uma sala você já leu e se você já leu as instruções.",
					"Quais notificações você quer de um jogo de vários dias, e o horário de silêncio deste aparelho.",
					"Os dias em que você continuou a primeira frase do dia, e se outras pessoas podem ler a sua frase: no máximo os dos últimos dois anos.",
					"Os segredos pelos quais as mesas que o seu grupo guarda reconhecem este aparelho, enquanto você fizer parte delas.",
					"O texto que você digitou e o servidor ainda não confirmou, e o seu desenho no bloco de rabisco, que ninguém mais vê. Um relato de bug que você começou, até você enviar ou fechar a aba.",
					"Quando uma página foi aberta pela última vez, para que uma noite conte como uma visita.",
					"Se você entra com uma conta: a prova disso e quem você é, até você sair, e por um dia a anotação de que alguém entrou aqui.",
					"Em uma aba, até ela fechar: quantas deixas você olhou, se o confete já foi jogado, a sala por trás de um endereço escondido e a página para a qual voltar depois de sair da conta.",
					"Nos aparelhos de quem administra, a chave de administração.",
				],
				"Onde os navegadores permitem, os arquivos do próprio site também são guardados, para uma página que funciona sem conexão: nunca uma sala, uma história ou os dados de uma pessoa.",
				"Quem escolhe um idioma, ou chega por um link com um, recebe um cookie que contém só esse idioma, por um ano no máximo. Quem joga sem entrar com uma conta não recebe nenhum outro. Entrar neste servidor cria cookies do login e de nada mais, que duram até 14 dias depois da sua última passagem por aqui; o login por outro serviço cria os dele, no site dele. Não há cookies de rastreamento.",
			],
		},
		{
			heading: "No servidor, quando você joga",
			blocks: [
				[
					"Seu nome, sua carinha, sua fonte e seu tema, se você tem 18 anos e se você é mecenas, enquanto a sua sala existir. O registro que o motor do jogo faz da sala, que contém o seu nome, é apagado em até duas horas depois que a sala acaba.",
					"A que conta pertence um lugar, se você tinha entrado com uma, enquanto a sua sala ou as histórias dela forem guardadas.",
					"O segredo do seu lugar em cada um dos seus aparelhos e o número aleatório do seu navegador, todos embaralhados de um jeito que não se pode ler de volta, enquanto a sua sala ou as histórias dela forem guardadas. Um link que leva o lugar para outro aparelho fica guardado por 15 minutos, também embaralhado. O número aleatório é embaralhado de um jeito diferente em cada sala, portanto não pode seguir você.",
					"O que você escreve, as capas que desenha, em que reage e em que vota num jogo. É removido 24 horas depois dos resultados, e nada disso fica no disco. Uma sala em que ninguém esteve online por 24 horas também é removida, e uma sala de espera, depois de uma hora sem que nada aconteça. Um jogo sem relógio espera pelos participantes; uma pausa termina depois de duas horas.",
					"O que pertence a um jogo de vários dias fica mais tempo: a sala de espera dele, duas semanas, os resultados, quatro, e a sala, no máximo 120 dias, mesmo sem ninguém online.",
					"Se você pede notificações de um jogo de vários dias: o endereço em que o serviço push do seu navegador as recebe, as chaves com que elas são cifradas, seu idioma, seu fuso horário e seu horário de silêncio, e quando uma notificação foi enviada. Tudo isso some junto com o jogo, quando você desliga as notificações ou sai, e quando seu navegador abandona o endereço.",
					"As histórias de um jogo cuja sala jogou de novo: 24 horas depois dos resultados delas.",
					"Uma história que alguém de vocês compartilha: 24 horas depois de compartilhada pela última vez.",
					"A sua melhor frase a partir da primeira frase do dia, se você deixa outras pessoas lerem, até o fim do dia seguinte: sem o seu nome, com a sua conta ou o número aleatório do seu navegador, embaralhados de outro jeito a cada dia.",
					"Se alguém do grupo guarda a mesa de vocês: o nome, o link, as regras e a data de cada noite, e quem faz parte dela, pela conta ou por um segredo embaralhado de um aparelho. Ela some um ano depois da última noite, quando quem a criou a apaga ou quando todo mundo saiu; com conta, você fica pelo tempo que quiser. De cada noite, a estante guarda por um ano o título, a capa e a melhor frase da história vencedora, a não ser que alguém do grupo os tire; das outras histórias, mostra títulos e melhores frases, enquanto alguém tiver na própria biblioteca. Só quem é da mesa vê a estante.",
					"Denúncias de uma história compartilhada: os motivos e quantas vezes cada um foi dado, não quem os deu, por 30 dias. Que uma história foi retirada fica anotado, pelo número e pelo link dela.",
					"O endereço do seu calendário, embaralhado de um jeito que não se pode ler de volta, e, se a coroa está com você, o endereço do chat do seu grupo: se você os pediu, até você remover, ou enquanto a sua sala for guardada.",
					"Códigos e horários de salas fechadas, e um número que conta visitas. Eles não conhecem ninguém.",
					"O endereço de rede de onde você ocupou um lugar ou abriu uma tela, embaralhado de um jeito diferente em cada sala, enquanto a sua sala ou as histórias dela forem guardadas, para que quem está com a coroa, ao tirar uma pessoa, possa fechar as telas dela. Alguém com os dados do servidor e paciência poderia descobrir o endereço.",
					"O seu endereço de rede em si, só na memória e por no máximo uma hora, para impedir que alguém sobrecarregue o servidor. O jogo não o registra; o que fica na frente dele, como o proxy de quem opera o site, talvez registre.",
				],
			],
		},
		{
			heading: "No servidor, com uma conta",
			blocks: [
				[
					"Se você criou a conta aqui: o nome com que você entra e o nome que a turma vê, um hash da sua senha (argon2, de modo que ninguém pode lê-la de volta), as chaves públicas das suas chaves de acesso, com os nomes que você deu a elas e quando foram criadas e usadas pela última vez, hashes dos seus códigos de recuperação, quando a conta foi criada e quando alguém entrou nela pela última vez. Se alguém da administração fez para você um link para uma nova senha, o hash dele, por um dia. Não pedimos endereço de e-mail. O login termina quando você sai da conta, ou 14 dias depois da sua última passagem por aqui. Uma conta que não tem mais nada desta lista, nem mesa nem lugar, é apagada 90 dias depois do último login.",
					"Se você entra com outro serviço: o identificador pelo qual ele chama você. Os tokens dele são conferidos a cada chamada e nunca guardados.",
					"Quantas histórias você escreveu, que é o seu nível, e em quais jogos, para que nenhuma conte duas vezes.",
					"As histórias que você guardou e os pacotes de deixas que você criou, até você apagar.",
					"As mesas de que você faz parte, até você sair delas.",
					"O que as estantes das suas mesas guardam de você: títulos, capas e frases que ganharam uma noite, por um ano.",
					"Se você é mecenas: desde quando e até quando, e o número do pagamento, ou que isso foi concedido à mão. Nenhum cartão, nenhum endereço. Que uma mensagem da Stripe foi tratada fica anotado por um ano pelo número dela, que não identifica ninguém.",
					"Os relatos de bug que você envia, com o identificador da sua conta e o que você preencheu, por no máximo um ano.",
					"O que a equipe de quem opera o site fez com a sua conta, por exemplo conceder a situação de mecenas, por um ano.",
				],
				"Na página da conta você pode baixar tudo isso e apagar: login, chaves de acesso, códigos, nível, histórias guardadas, pacotes, relatos de bug e situação de mecenas. Os lugares e as anotações da equipe então esquecem de quem eram. Com a conta de outro serviço você pode fazer o mesmo com o que é guardado aqui; a conta em si continua lá.",
			],
		},
		{
			heading: "Que outros serviços podem participar",
			blocks: [
				"O serviço push de quem faz o seu navegador, se você pediu notificações de um jogo de vários dias, e só nesse caso. Este servidor envia a ele as notificações, cifradas de modo que só o seu navegador pode lê-las: elas dizem o que há para fazer em qual sala, sem texto de nenhuma história e sem nomes. O serviço fica sabendo que o seu navegador recebe notificações deste servidor, e quando.",
				"Os serviços abaixo só existem onde quem cuida deste servidor os configurou. Se não houver nenhum, seu navegador não fala com mais ninguém além deste servidor.",
				[
					"Um provedor de identidade externo (OpenID Connect). Se o servidor usa um no lugar de contas próprias, seu navegador abre a janela dele quando você entra e pergunta a ele de tempos em tempos se a sua conta continua aberta, em aparelhos em que alguém entrou no último dia. Ele fica sabendo que você usa este jogo; nós ficamos sabendo o seu identificador, o seu nome, como você entrou e se você é mecenas.",
					"A Stripe, ou outro serviço de pagamento que quem opera o site indicar. Se você aperta o botão que compra a situação de mecenas, seu navegador vai para esse serviço. Ele recebe de nós o identificador da sua conta, e de você tudo sobre o pagamento. A Stripe diz a este servidor se um pagamento foi feito, devolvido ou contestado. Nós nunca vemos o seu cartão.",
					"A Twitch (Helix API). Se há transmissões ao vivo listadas, este servidor pergunta por elas à Twitch a cada poucos minutos. A Twitch fica sabendo do servidor e nada sobre você: as imagens de quem transmite também passam por este servidor. Um link para um canal leva à Twitch quando você toca nele.",
					"Um provedor de anúncios. Se quem opera o site indicou um, um quadro na página carrega o anúncio desse provedor, que então vê o seu endereço de rede e o seu navegador, como qualquer site vê. De nós ele não recebe nada além do tamanho do quadro. Mecenas não recebem anúncios, e portanto nenhum pedido desses é feito.",
					"Links para uma comunidade, redes sociais, uma lojinha ou uma caixinha, e para onde quer que a galinha leve quando você toca nela. São links: nada é enviado antes de você tocar em um.",
				],
				"E há mais um, só se quem está com a coroa em um jogo de vários dias o conectou: o chat do seu grupo, como Discord, Slack ou Mattermost. Este servidor envia a ele os nomes de quem joga, de quem é a vez, quantas palavras foram entregues e o código da sala, e nunca um texto.",
			],
		},
		{
			heading: "Quem vê",
			blocks: [
				"As pessoas na sua sala veem o seu nome, a sua carinha, se você é mecenas e, quando chega a hora de ler, as suas partes. Quem tem o link de uma história compartilhada pode abri-la. Todo mundo que tem um lugar pode levar as histórias para casa. Quem cuida deste servidor pode ver o banco de dados dele, quais salas estão abertas e quem está nelas, as denúncias e os relatos, e a lista de contas. Os registros do servidor anotam que coisas aconteceram e quando, não o que você escreveu, e nenhuma senha, chave ou segredo.",
				"Cópias de segurança, se quem opera o site as faz, contêm o que havia quando foram feitas. Não vendemos nada sobre você a ninguém.",
			],
		},
		{
			heading: "O que você decide",
			blocks: [
				"Jogue sem conta e a maior parte disto não se aplica. Com uma conta, baixar e apagar ficam na página da conta. Para todo o resto, peça a quem cuida deste servidor para ver ou remover o que ele tem sobre você. Na maioria das vezes, já terá sumido antes de a resposta chegar.",
				"Participantes com menos de 18 anos jogam em salas livres para todas as idades. Perguntamos a sua faixa de idade, nunca o seu aniversário.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Termos" },
		{ to: "/contact", label: "Contato" },
	],
} satisfies PageText;

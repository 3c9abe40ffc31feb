import type { PageText } from "../../page-text.ts";

export default {
	title: "Política de privacidade",
	heading: "Privacidade",
	description: "O que o Plotluck guarda sobre você, por quanto tempo, e o que ele nunca guarda.",
	lead: "Preferimos não saber. O que o jogo precisa para funcionar está todo listado aqui.",
	contents: true,
	operator: true,
	sections: [
		{
			heading: "No seu aparelho",
			blocks: [
				"Seu navegador guarda estas coisas no seu aparelho. Apague os dados do site no navegador, e todas somem.",
				[
					"Seu nome, sua carinha, sua resposta sobre a idade, sua fonte e seu tema. Também o visual de mecenas, para ele voltar quando você entrar de novo na conta, e se você achou o personagem secreto.",
					"Por um dia ou, em um jogo de vários dias, por quatro semanas: os códigos das suas salas, com os segredos que devolvem os seus lugares, e o mesmo do último jogo de cada sala.",
					"Um número aleatório que reconhece este navegador quando quem está com a coroa tira você de uma sala.",
					"As regras do seu último jogo, quais dos seus pacotes você marcou, os botões de som e de esconder códigos, quais novidades de uma sala você já leu e se já leu as instruções.",
					"Quais notificações você quer de um jogo de vários dias, e o horário de silêncio deste aparelho.",
					"Os dias em que você continuou a primeira frase do dia, e se outras pessoas podem ler a sua frase: no máximo os dos últimos dois anos.",
					"Os segredos com que as mesas guardadas pelo seu grupo reconhecem este aparelho, enquanto você fizer parte delas.",
					"O texto que você digitou e que o servidor ainda não confirmou, e o seu desenho no bloco de rabisco, que ninguém mais vê. Um relato de bug que você começou, até você enviar ou fechar a aba.",
					"Quando uma página foi aberta pela última vez, para que uma noite conte como uma visita só.",
					"Se você entra com uma conta: a prova disso e quem você é, até você sair. E, por um dia, a anotação de que alguém entrou aqui.",
					"Em uma aba, até ela fechar: quantas deixas você olhou, se o confete já foi jogado, a sala por trás de um endereço escondido e a página à qual voltar depois de sair da conta.",
					"Nos aparelhos de quem administra, a chave de administração.",
				],
				"Onde o navegador permite, ficam guardados também os arquivos do próprio site, para haver uma página que funciona sem conexão. Nunca uma sala, uma história ou os dados de uma pessoa.",
				"Quem escolhe um idioma, ou chega por um link que já traz um, recebe um cookie com esse idioma e mais nada, por um ano no máximo. Quem joga sem entrar em uma conta não recebe nenhum outro. Entrar com uma conta deste servidor cria cookies que só servem ao login e duram até 14 dias depois da sua última visita. O login por outro serviço cria os cookies dele, no site dele. Não há cookies de rastreamento.",
			],
		},
		{
			heading: "No servidor, quando você joga",
			blocks: [
				[
					"Seu nome, sua carinha, sua fonte, seu tema, se você tem 18 anos e se é mecenas, enquanto a sua sala existir. O motor do jogo faz um registro da sala, que contém o seu nome. Ele é apagado em até duas horas depois que a sala acaba.",
					"De qual conta é o seu lugar, se você tinha entrado com uma, enquanto a sua sala ou as histórias dela forem guardadas.",
					"O segredo do seu lugar em cada um dos seus aparelhos e o número aleatório do seu navegador, enquanto a sua sala ou as histórias dela forem guardadas. Tudo fica embaralhado de um jeito que não dá para ler de volta. O número é embaralhado de outro jeito em cada sala, e por isso não serve para seguir você. Um link que leva o lugar para outro aparelho fica guardado por 15 minutos, também embaralhado.",
					"O que você escreve num jogo, o que desenha numa capa, suas figurinhas e seus votos. Tudo é removido 24 horas depois dos resultados, e nada disso fica no disco. Uma sala em que ninguém esteve online por 24 horas também é removida, e uma sala de espera, depois de uma hora sem que nada aconteça. Um jogo sem relógio espera por quem joga; uma pausa termina depois de duas horas.",
					"O que pertence a um jogo de vários dias fica mais tempo: a sala de espera, duas semanas; os resultados, quatro semanas; a sala, no máximo 120 dias, mesmo sem ninguém online.",
					"Se você pede notificações de um jogo de vários dias: o endereço delas no serviço push do seu navegador, as chaves que cifram o que é enviado, seu idioma, seu fuso horário, seu horário de silêncio e quando uma notificação foi enviada. Tudo isso some junto com o jogo, ou antes: quando você desliga as notificações, quando sai ou quando o seu navegador abandona o endereço.",
					"As histórias de um jogo cuja sala jogou de novo: 24 horas depois dos resultados delas.",
					"Uma história que alguém de vocês compartilha: 24 horas depois da última vez em que foi compartilhada.",
					"A sua melhor frase a partir da primeira frase do dia, se você deixa outras pessoas lerem, até o fim do dia seguinte. Ela fica sem o seu nome, mas com a sua conta ou o número aleatório do seu navegador, embaralhados de outro jeito a cada dia.",
					"Se alguém do grupo guarda a mesa de vocês: o nome dela, o link, as regras e a data de cada noite, e quem faz parte, pela conta ou por um segredo embaralhado de um aparelho. A mesa some um ano depois da última noite, ou quando quem criou apaga, ou quando todo mundo saiu. Com conta, você fica pelo tempo que quiser. De cada noite, a estante guarda por um ano o título, a capa e a melhor frase da história vencedora, com as carinhas de quem escreveu, sem nomes, a não ser que alguém do grupo tire. Das outras histórias, mostra o título e a melhor frase, enquanto alguém do grupo tiver a história na biblioteca. Só quem é da mesa vê a estante.",
					"Denúncias de uma história compartilhada: os motivos e quantas vezes cada um foi dado, por 30 dias. Quem denunciou, não. Se uma história foi retirada, isso fica anotado com o número e o link dela.",
					"Se você pediu: o endereço do seu calendário, embaralhado de um jeito que não dá para ler de volta, e, se a coroa está com você, o endereço do chat do seu grupo. Eles ficam até você remover, ou enquanto a sua sala for guardada.",
					"Códigos e horários de salas fechadas, e um número que conta visitas. Nada disso identifica ninguém.",
					"O endereço de rede de onde você ocupou um lugar ou abriu uma tela, embaralhado de um jeito diferente em cada sala, enquanto a sua sala ou as histórias dela forem guardadas. Com ele, quem está com a coroa e tira uma pessoa pode fechar também as telas dela. Alguém com os dados do servidor e paciência poderia descobrir o endereço.",
					"O seu endereço de rede em si, só na memória e por no máximo uma hora, para impedir que alguém sobrecarregue o servidor. O jogo não o registra; o que fica na frente dele, como o proxy de quem cuida do servidor, talvez registre.",
				],
			],
		},
		{
			heading: "No servidor, com uma conta",
			blocks: [
				[
					"Se você criou a conta aqui: o nome com que você entra e o nome que a turma vê; um hash da sua senha (argon2, que ninguém consegue ler de volta); as chaves públicas das suas chaves de acesso, com os nomes que você deu a elas e quando foram criadas e usadas pela última vez; hashes dos seus códigos de recuperação; quando a conta foi criada e quando alguém entrou nela pela última vez. Se alguém da administração fez para você um link para uma nova senha, o hash dele, por um dia. Não pedimos endereço de e-mail. O login termina quando você sai da conta, ou 14 dias depois da sua última visita. Uma conta que não tem mais nada desta lista, nem mesa nem lugar, é apagada 90 dias depois do último login.",
					"Se você entra com outro serviço: o identificador que ele usa para você. Os tokens dele são conferidos a cada chamada e nunca guardados.",
					"Quantas histórias você escreveu, que é o seu nível, e em quais jogos, para que nenhuma conte duas vezes.",
					"As histórias que você guardou e os pacotes de deixas que você criou, até você apagar.",
					"As mesas de que você faz parte, até você sair delas.",
					"O que as estantes das suas mesas guardam de você: títulos, capas e frases que ganharam uma noite, por um ano.",
					"Se você é mecenas: desde quando e até quando, e o número do pagamento, ou que o título foi dado à mão. Nenhum cartão, nenhum endereço. De cada mensagem da Stripe que foi tratada fica anotado o número, por um ano. Ele não identifica ninguém.",
					"Os relatos de bug que você envia, com o identificador da sua conta e o que você preencheu, por no máximo um ano.",
					"O que a equipe de quem cuida do servidor fez com a sua conta, por exemplo dar o título de mecenas, por um ano.",
				],
				"Na página da conta você pode baixar tudo isso, e também apagar: login, chaves de acesso, códigos, nível, histórias guardadas, pacotes, relatos de bug e título de mecenas. Os lugares e as anotações da equipe então esquecem de quem eram. Com a conta de outro serviço, você pode fazer o mesmo com o que fica guardado aqui; a conta em si continua lá.",
			],
		},
		{
			heading: "Que outros serviços podem participar",
			blocks: [
				"O serviço push de quem faz o seu navegador, mas só se você pediu notificações de um jogo de vários dias. Este servidor envia a ele as notificações, cifradas para que só o seu navegador consiga ler. Elas dizem o que há para fazer e em qual sala, sem nomes e sem o texto de nenhuma história. O serviço fica sabendo que o seu navegador recebe notificações deste servidor, e quando.",
				"Os serviços abaixo só existem onde quem cuida deste servidor os configurou. Se não houver nenhum, seu navegador, de resto, só fala com este servidor.",
				[
					"Um provedor de identidade externo (OpenID Connect). Se o servidor usa um no lugar de contas próprias, seu navegador abre a janela dele quando você entra. Nos aparelhos em que alguém entrou no último dia, o navegador também pergunta ao provedor, de tempos em tempos, se a sua conta continua aberta. O provedor fica sabendo que você usa este jogo. Nós ficamos sabendo o seu identificador, o seu nome, como você entrou e se você é mecenas.",
					"A Stripe, ou outro serviço de pagamento que quem cuida do servidor indicar. Se você aperta o botão de virar mecenas, seu navegador vai para esse serviço. De nós ele recebe o identificador da sua conta; de você, tudo sobre o pagamento. A Stripe avisa este servidor se um pagamento foi feito, devolvido ou contestado. Nós nunca vemos o seu cartão.",
					"A Twitch (Helix API). Se há transmissões ao vivo listadas, este servidor pergunta por elas à Twitch a cada poucos minutos. A Twitch fica sabendo do servidor e nada sobre você: até as imagens de quem transmite passam por este servidor. Um link para um canal leva à Twitch quando você toca nele.",
					"Um provedor de anúncios. Se quem cuida do servidor indicou um, um quadro na página carrega o anúncio desse provedor. Ele então vê o seu endereço de rede e o seu navegador, como qualquer site vê. De nós, só recebe o tamanho do quadro. Mecenas não recebem anúncios, e por isso esse pedido nem é feito.",
					"Links para uma comunidade, redes sociais, uma lojinha ou uma caixinha, e para onde quer que a galinha Penosa leve quando você toca nela. São só links: nada é enviado antes de você tocar em um.",
				],
				"E há mais um, só em jogos de vários dias e só se quem está com a coroa o conectou: o chat do seu grupo, como Discord, Slack ou Mattermost. Este servidor envia a ele os nomes de quem joga, de quem é a vez, quantas palavras foram entregues e o código da sala. Nunca um texto.",
			],
		},
		{
			heading: "Quem vê",
			blocks: [
				"As pessoas na sua sala veem o seu nome, a sua carinha, se você é mecenas e, na hora de ler, as suas partes. Quem tem o link de uma história compartilhada pode ler a história. Quem tem um lugar pode levar as histórias para casa. Quem cuida deste servidor pode ver o banco de dados dele, quais salas estão abertas e quem está nelas, as denúncias, os relatos e a lista de contas. Os registros do servidor anotam que algo aconteceu e quando. Não anotam o que você escreveu, nem senhas, chaves ou segredos.",
				"Cópias de segurança, se quem cuida do servidor faz alguma, contêm o que havia naquele momento. Não vendemos nada sobre você a ninguém.",
			],
		},
		{
			heading: "O que você decide",
			blocks: [
				"Jogue sem conta, e a maior parte disto nem se aplica a você. Com uma conta, baixar e apagar ficam na página da conta. Para todo o resto, peça a quem cuida deste servidor: você pode ver ou mandar remover o que ele tem sobre você.",
				"Participantes com menos de 18 anos jogam em salas livres para todas as idades. Perguntamos a sua faixa de idade, nunca o seu aniversário.",
			],
		},
	],
	next: [
		{ to: "/terms", label: "Termos" },
		{ to: "/contact", label: "Contato" },
	],
} satisfies PageText;

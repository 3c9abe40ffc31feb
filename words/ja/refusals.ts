import type { KickReason, TextName } from "#game/refusals.ts";
import type { refusalWords as english } from "../en/refusals.ts";
import type { Words } from "../words.ts";

/** Texts for a removed person, by the reason that the host picked. */
const KICKED: Record<KickReason, string> = {
	away: "お留守のようだったので、幹事の判断で退室となりました",
	stranger: "どなたなのかわからなかったので、幹事の判断で退室となりました",
	manners:
		"お行儀のことで、幹事の判断により退室となりました。マナーのページに目を通してみてください。",
};

/** What a complaint about a text calls it. */
const TEXTS: Record<TextName, string> = {
	Name: "名前",
	"A character's name": "キャラの名前",
	"The title": "題名",
	"A part": "パート",
	"The text": "本文",
	"The name of a pack": "パックの名前",
	"The name of a table": "卓の名前",
	"A prompt": "お題",
	"A name": "名前",
	"A password": "パスワード",
	"The name of a passkey": "パスキーの名前",
};

/** The texts of all refusals by their codes (docs/protocol.md "Refusals"). */
export const refusalWords: Words<typeof english> = {
	notHere: "この部屋からは、もう抜けています",
	over: "この部屋は、もう閉まっています",
	notNow: "いまは、それをする場面ではありません",
	hostOnly: "それは幹事の仕事です。ひと声かけてみてください。",
	playersOnly:
		"観客の仕事は、観る、シールを貼る、投票するの三つです。ほかはプレイヤーにお任せください。",
	tooFewPlayers: (min) => `プレイヤーが${min}人そろえば、始められます`,
	alreadyDone: "それはもう済んでいます",
	timeUp: "時間切れ",
	started: "ゲームはもう始まっています",
	full: "この部屋は満席です",
	audienceFull: "客席はもういっぱいです",
	addressFull:
		"この部屋は、同じ回線から来た人でもういっぱいです。幹事も同じ回線にいれば、もっと入れます。",
	noAudience: "この部屋に客席はありません",
	votingStarted: "投票がもう始まっています",
	minors: "この部屋は18歳以上専用です",
	kicked: (reason) => (reason ? KICKED[reason] : "幹事の判断で、この部屋から退室となりました"),
	characterCount: (wanted) => `この部屋では、キャラをひとり${wanted}人ずつ持ち寄ります`,
	duplicate: "同じ名前のキャラがふたりいます。片方の名前を変えてください。",
	foreignCharacter:
		"ほかの人のキャラが交じっています。変えられるのは、自分が持ち寄ったキャラだけです。",
	notYourStory: "それは、ほかの人のお話です",
	notYourPart: "そのパートを書くのは、ほかの人です",
	notInHand: "手札にないキャラが交じっています。手札から選び直してください。",
	tooFewCharacters: (min) => `キャラを${min}人以上選んでください`,
	tooManyCharacters: (max) => `選べるキャラは${max}人までです`,
	noModeration: "この部屋は「事前チェック」がオフなので、報告も黒塗りもできません",
	flagForeign: "報告できるのは、ほかの人が前に書いたパートだけです",
	noSuchStory: "そのお話は、この部屋にはありません",
	noSuchPart: "そのパートは、この部屋にはありません",
	noSuchAward: "その賞は、この部屋にはありません",
	noSuchPlayer: "その人は、この部屋にはいません",
	ownPart: "自分のパートには貼れません。シールは、ほかの人からもらうものです。",
	ownStory: "自分が言い出したお話には投票できません。ほかの作品をどうぞ。",
	reactionShape: "シールの数が、お話のパートの数を超えています",
	foreignReaction: "変えられるのは、自分で貼ったシールだけです",
	nothingToGuess: "このパートには、当てる相手がいません",
	tooManyMarks: (max) => `行に印をつけられるのは、${max}パートまでです`,
	reactFirst: "投票の前に、どのお話にもシールを一枚は貼ってください",
	kickNow:
		"書き始めたあとは、だれにも退室してもらえません。題名をつけるときと読むときなら、飛ばせます。",
	kickSelf: "幹事に退室してもらうことはできません。抜けるか、部屋を閉じてください。",
	notShownOut: "その人は出禁になっていません",
	promptSwapped: "お題の交換は、1パートに一度だけです。もう使ってしまいました。",
	noSuchPrompt: "そのお題は、このパートにはありません",
	noOtherPrompt: "交換できるお題は、もう残っていません",
	noClock: "時計を止めたり延ばしたりは、いまはできません",
	crownOwn: "王冠なら、もうかぶっています",
	locked: "幹事がこの部屋に鍵をかけています。開けてもらえば、入れます。",
	tooFewSeats: (people) => `もう${people}人が座っています。席の数は、それ以上にしてください。`,
	minorsHere: "18歳未満の人がいるので、部屋は全年齢のままです",
	aloneOnly: "ひとり鍋にするかどうかは、部屋を開くときに決めます。あとからは変えられません。",
	lobbyOnly: "名前、顔、席を変えられるのは、ロビーにいるあいだだけです",
	crownFirst: "幹事は書く側です。客席へ移るなら、先に王冠を譲ってください。",
	notTogether: "この部屋では、それぞれ自分のペースで読みます",
	nudged: "せかすのは、ひとりにつき一日一度までです",
	skipNow: "飛ばせるのは、みんながその人を待っているときです。書いているあいだは飛ばせません。",

	textTooShort: (what, least) => `${TEXTS[what]}は${least}文字以上にしてください`,
	textTooLong: (what, most) => `${TEXTS[what]}は${most}文字までにしてください`,
	textBroken: (what) => `${TEXTS[what]}に、壊れた文字が入っています。入れ直してください。`,
	textUnprintable: (what) =>
		`${TEXTS[what]}に、表示できない文字が入っています。ほかの文字にしてください。`,
	textInvisible: (what) => `${TEXTS[what]}には、目に見える文字か数字か記号を入れてください`,
	nameTooShort: (least, missing) => `名前は${least}文字以上にしてください（あと${missing}文字）`,
	characterNameless: "名無しのキャラがいます。全員に名前をつけてください。",
	titleMissing: "お話に題名をつけてください",
	settingRange: (_key, value, low, high) =>
		`${value}にはできない設定があります。${low}から${high}までの整数にしてください。`,
	settingRangeOr: (_key, value, low, high, also) =>
		`${value}にはできない設定があります。${low}から${high}までの整数か、${also}にしてください。`,
	playersRange: (value, low, high) =>
		`席の数は、${value}にはできません。${low}から${high}までにしてください（おひとりさま席なら1）。`,
	castRange: (least, most) =>
		`お話ごとのキャラの数が、最少${least}人、最多${most}人と、逆になっています。見直してください。`,

	failed: "こちらの不手際で、うまくいきませんでした。もう一度試してください。",
	notKept: "サーバーで保存に失敗しました。もう一度試してください。",
	blockedWord: (text) =>
		`「${text}」には、このゲームで使えない言葉が入っています。別の言葉にしてください。`,
	badBody: "どこかが条件に合っていません。少し変えてから、もう一度試してください。",

	messageNotJson: "そのメッセージはJSONではありません",
	messageTooLong: (most) => `${most}文字を超えられるのはパートだけです`,
	badMessage: (complaint) => `そのメッセージは読み取れませんでした：${complaint}`,
	foreignMessage: "そのメッセージは、別の人を名乗っています",
	noSuchAction: "その操作は、ここにはありません",
	tooManyMessages: "一度にメッセージが多すぎます。少し待ってください。",
	tooManyActions: "手が速すぎます！少し待ってから、もう一度試してください。",
	heirAway: "王冠を譲れるのは、いまつながっている人だけです",
	openedElsewhere: "この席は別のウィンドウで開かれました",
	noSuchSeat: "その席は見つかりません",
	noSuchScreen: "その画面は見つかりません",
	screensFull: (most) =>
		`この部屋を映す画面は、もう${most}台あります。ひとつ閉じて、1分後にもう一度試してください。`,
	screensClosed: "幹事がこの部屋の画面を閉じました",
	screensWatch: "画面は観るだけで、ほかには何もしません",
	closedByHost: "幹事がこの部屋を閉じました",
	closedIdle: "長いあいだ何も起きなかったので、この部屋は閉じました",
	closedEmpty: "全員が抜けて、この部屋は空になりました",
	closedAbandoned: "丸一日だれもいなかったので、この部屋は閉じました",
	closedByOperator: "このサイトの運営者がこの部屋を閉じました",
	contentRemoved: "このゲームは終わり、お話はもう片づけました",

	noSuchCall: "そのリクエストは、ここにはありません",
	wrongMethod: "そのリクエストは、このやりかたでは送れません",
	bodyNotJson: "本文がJSONではありません",
	bodyNotCalledJson: "Content-Typeはapplication/jsonでなければなりません",
	bodyNotCalledForm: "Content-Typeはapplication/x-www-form-urlencodedでなければなりません",
	bodyTooLong: (most) => `一度のリクエストで送れるのは${most}までです`,
	addressTooLong: (most) => `アドレスは${most}文字までです`,
	bodyTooSlow: "届くまでに時間がかかりすぎました。もう一度試してください。",
	unknownEncoding: "その符号化方式は、ここでは使えません",
	unknownHost: "このサーバーは、その名前に心当たりがありません。教わったアドレスを使ってください。",
	adminOnly: "それには管理者の鍵が必要です",
	operatorsOnly: "計測値を見られるのは運営者だけです",
	noSignIn: "ここではログインできません",
	signInFirst: "それには、まずログインしてください",
	signInExpired: "ログインの期限が切れました。もう一度ログインしてください。",
	signInAway: "いまはログインを確認できません。もう一度試してください。",

	checkoutOff: "ここでは何も売っていません",
	checkoutAway:
		"レジが応答しません。請求は発生していません。少ししてから、もう一度試してください。",
	foreignForm: "そのフォームは別のサイトから来たものです",
	alreadySupporter: "そのアカウントはもうサポーターです",
	unknownAccount: "そのアカウントは、ここにはありません",
	badSignature: "そのイベントの署名がないか、正しくないか、古すぎます",
	badEvent: "そのイベントには署名がありますが、必要な内容が欠けています",

	maintenance: (message) =>
		message || "厨房はただいま仕込み中です。新しいゲームは、少しお待ちください。",
	signInElsewhere: "このサイトのアカウントは、ログインに使うサービスのほうにあります",
	signInOver: "このログインは冷めてしまいました。ウィンドウを閉じて、もう一度始めてください。",
	foreignPage: "そのリクエストを送れるのは、このサイトのページだけです",
	wrongPassword: "名前かパスワードが違います",
	wrongOwnPassword: "パスワードが違います",
	wrongCode: "名前か復旧コードが違います",
	linkUsed:
		"このリンクはすでに使われています。心当たりがない場合は、リンクを作った端末で席を取り戻してください。",
	linkOver:
		"このリンクは期限切れか、新しいものに置き換えられました。席のある端末で新しいリンクを作ってください。",
	seatTakenBack: "席は、別の端末で取り戻されました。",
	notYourSeat: "その席は、このアカウントのものではないか、部屋がもう閉じています。",
	resetOver: "このリンクは使用済みか、1日以上前のものです。新しいリンクを頼んでください。",
	wrongPasskey: "そのパスキーで開くアカウントは、ここにはありません",
	passkeyKept: "そのパスキーはもう登録してあるか、これ以上は登録できません",
	noSuchPasskey: "そのパスキーは登録されていません",
	nameTaken: "その名前はもう使われています。別の名前を試してください。",
	weakPassword: "そのパスワードは、すぐに見破られます。もっと変わったものにしてください。",
	nameIsMail: "メールアドレスは要りません。名前だけどうぞ。",
	nameSigns: "名前に使えるのは文字と数字で、間にピリオド、ハイフン、アンダースコアを挟めます",
	screenNameMissing: "みんなが呼べる名前を入れてください",
	passkeyNameless: "あとで見分けられるように、パスキーに名前を付けてください",

	serverFull: "いまはどの卓も埋まっています。しばらくしてから、もう一度試してください。",
	noSuchRoom: "そのコードの部屋は見つかりません。四文字をもう一度確かめてください。",
	avatarForSupporters: "その顔はサポーター限定です",
	unknownPack: (name) => `「${name}」というパックは、標準のものにも自作のものにもありません`,

	storyUnknown: "そのお話は見つかりません",
	readersOnly: "お話を読み返せるのは、そのゲームにいた人だけです",
	gameGoesOn: "お話のお持ち帰りは、ゲームが終わってからです",
	firstLineOver:
		"その日の書き出しは終わりました。ページを再読み込みすると、今日の書き出しが出ます。",
	noSuchLine: "その一文は、もうありません",
	noSuchTable: "その卓はもうありません。削除されたか、一年間だれも集まらなかったのかもしれません。",
	tableOpen: "卓はもう開いています。どうぞ席へ。",
	tableOpening: "いま、だれかが卓を開いているところです。少し待ってから、もう一度どうぞ。",
	memberSits: "その部屋には卓のメンバーがいるので、閉じられません。",
	tableOfPlayers: "いつもの卓を作れるのは、その部屋で遊んでいる人だけです",
	tableForOne: "いつもの卓には、ふたり以上が必要です",
	noMember: "この卓のメンバーではありません",
	makerStays: "この卓を作った人は外せません。この部屋から退室してもらうことはできます。",
	makerOnly: "それができるのは、この卓を作った人だけです",
	sharersOnly: "お話を共有できるのは、遊んだ人だけです",
	notShared: "このお話はもう共有されていません",
	storyTakenDown: "このお話は決まりに反していたので、取り下げられました",
	saversOnly: "お話を保存できるのは、そのゲームにいた人だけです",
	notSaved: "そのお話は、本棚にありません",
	storiesGone: "部屋が閉じて、お話も一緒になくなりました",
	tooManyStories: (most) =>
		`保存できるお話は${most}本までです。どれか削除してから保存してください。`,

	badPushService: "通知はブラウザのプッシュサービスにだけ送れます",
	noSuchSubscription: "この端末には、その部屋の通知は届いていません",
	pushOff: "ここでは通知を送れません",

	noSuchPicture: "その画像は見つかりません",

	noSuchPack: "そのパックかお題は見つかりません",
	packTaken: (name) => `「${name}」という名前のパックはもうあります`,
	packNotBuiltIn: (names) =>
		`標準のパックは${names}です。ほかのパックは、だれかのアカウントのものです。`,
	builtInPack: "標準のパックは変更できません",
	foreignPack: "そのパックはほかの人のものです",
	tooManyPacks: (most) => `持てるパックは${most}個までです。どれか削除してから追加してください。`,
	promptTaken: "そのお題はもうこのパックに入っています",
	tooManyPrompts: (most) =>
		`ひとつのパックに入るお題は${most}個までです。どれか削除してから追加してください。`,

	noSuchCalendar: "このカレンダーは役目を終えたか、アドレスが変わりました",
	chatsOff: "このサイトは、チャットにはつなげません",
	noChat: "チャットがつながっていないか、前のチャットがメッセージを受け取らなくなりました",
	badChat:
		"Webhookのアドレスではないようです。https://で始まる、インターネット上のアドレスを貼ってください。",
	chatRefused:
		"チャットが、このアドレスではメッセージを受け取ってくれません。チャットの設定から、新しいアドレスをコピーしてください。",
	chatAway: "チャットから返事がありません。少し待って、もう一度試してください。",

	noSuchBugReport: "その不具合報告は見つかりません",
	noSuchReport: "そのお話への通報はありません",
	engineAway: "エンジンが応答しません。少し待って、もう一度試してください。",

	zineForSupporters: "ZINEはサポーター限定です",
	noSuchPage: "そのページは、ZINEにはありません",

	guessLimit: "違うコードが続きました。1分待ってから、もう一度どうぞ。",
	roomLimit:
		"同じ回線から、もうたくさんの部屋が開いています。まずはどれかで遊びましょう。次の部屋は、そのあとで。",
	joinLimit: "一度にたくさんのプレイヤーが来ました！1分待ってから入ってください。",
	visitLimit: "このご来店は、もう数えました。",
	storyLimit: "本棚ごと持っていく勢いです。1分待ってから、次のお話をどうぞ。",
	changeLimit: "速すぎます！次に変えるまで、1分待ってください。",
	reportLimit:
		"ありがとうございます！続けてたくさんいただいたので、次は1時間待ってからお願いします。",
	chatTestLimit: "テストの送信が続きました。次は1時間待ってください。",
	pageLimit: "ページを続けて開きすぎです。1分待ってください。",
	callLimit: "アクセスが集中しています。1分待ってください。",
	badBodyLimit: "失敗が続いています。1分待ってから、もう一度試してください。",
	checkoutLimit: "お買い物が続きすぎです。お茶を一杯飲んで、1時間後にもう一度試してください。",
	tooManyRequests: "同じ回線からのアクセスが集中しています！少し待ってください。",
	connectionLimit: "一度に接続が多すぎます。1分待ってください。",
	signInLimit: "ノックが多すぎます。1分待ってから、ログインしてください。",
	signInStartLimit:
		"同じ回線から、たくさんの人がログインしたところです。10分後にもう一度試してください。",
	signUpLimit: "同じ回線から、たくさんの人が登録したところです。1時間後にもう一度試してください。",
	subscriptionLimit: "通知の設定が続きました。1時間後にもう一度試してください。",
	nameLimit: "この名前で、違うパスワードが続きました。15分待つか、パスキーを使ってください。",
};

import type { createWords as english } from "../../en/game/create.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const each = (seconds: number): string => {
	if (seconds === 0) return "時間は気の済むまで";
	return seconds % 60 === 0 ? `各${seconds / 60}分` : `各${seconds}秒`;
};

const heads = (low: number, high: number): string =>
	low === high ? `${low}人` : `${low}〜${high}人`;

/** The texts of the create form. */
export const createWords = isolating<Words<typeof english>>({
	title: "ゲームを作る",
	pickHeading: "どんな騒動にしますか？",
	heading: "お腹の空き具合は？",
	openAtOnce: "部屋を開く",
	inTheLobby: (kind, shape) =>
		`「${kind}」の部屋を開きます（${shape}）。始めるまでは、部屋の中で何でも変えられます。`,

	presets: { quick: "おつまみ", classic: "定食", dinner: "フルコース", days: "何日もかけて" },
	own: "自己流レシピ",
	backTo: (preset) => `${preset}に戻す`,
	shape: (count, seconds) =>
		`${count === null ? "人数と同じパート数" : many(count, "パート")}、${each(seconds)}`,
	minutes: (minutes) => (minutes === null ? "時間制限なし" : `${minutes}分`),
	length(minutes) {
		if (minutes === null) return "時間制限なし";
		return minutes >= 55 && minutes <= 65 ? "約1時間" : `約${minutes}分`;
	},
	reckoned: {
		for: "目安は",
		name: "何人での目安か",
		people: (count) => many(count, "人"),
		together: "、朗読つき",
		apart: "、各自で黙読",
	},
	create: (alone, length) => `${length}の${alone ? "おひとりさま席" : "部屋"}を開く`,

	rules: "ローカルルール",
	saveRules: "これでよし",
	everything: "そのほか",
	changes: (count) => `変更${count}件`,
	putBack: "元に戻す",
	putBackRule: (label) => `元に戻す：${label}`,
	mode: "遊びかた",
	inShort: (heads: string, minutes: string) => `${heads}、${minutes}`,
	heads,
	somethingBad: (what) => `まずいことが起きました：${what}`,

	modes: {
		default: {
			name: "リレー小説",
			text: "全員が一本ずつ始めて、順に回します。",
		},
		otp: {
			name: "推しカプ",
			text: "結ばれるべきふたりを指名します。くっつけるのは、ほかの人たちです。",
		},
		self_insert: {
			name: "身内ネタ",
			text: "ここにいる全員の名前が、ほかのキャラと一緒に鍋に入ります。",
		},
		broken_telephone: {
			name: "伝言ゲーム",
			text: "見えるのは直前のパートだけ。筋書きのご無事をお祈りします。",
		},
		solo_mode: { name: "ひとり鍋", text: "ひとりで一本。人のせいにはできません。" },
	},

	time: "書く時間",
	custom: "自由",
	noTimer: "制限なし",
	noTimerNote: "気の済むまで",
	seconds: "1パートの秒数",
	secondsHint: (low, high) => `${low}〜${high}。0にすると時間制限なし`,
	speeds: {
		sonic: "音速",
		lightning: "電光石火",
		frantic: "必死",
		brisk: "てきぱき",
		leisurely: "のんびり",
	},
	secondsName: (name) =>
		name ? `人呼んで「${name}」。` : "時間制限なし。どのパートも気の済むまで。",
	maturity: "読むのはだれ？",
	ratings: { ALL_AGES: "全年齢", MATURE: "18+" },
	matureHint: "お題は激辛、席は大人だけ。",
	allAgesOnly: "プロフィールで18歳未満と答えているので、部屋は全年齢です。",

	pair: "お話の主役",
	pairWay: "キャラの決めかた",
	pairNamed: "自分で指名",
	pairDrawn: "鍋から引く",
	pairDrawnHint: "鍋に名前を入れてください。出てきた人たちと、最後まで付き合うことになります。",

	prompts: "お題",
	packs: "お題パック",
	packNames: {
		basic: "基本",
		hardcore: "激辛（18+）",
		drama: "修羅場",
		art: "芸術",
		fantasy: "ファンタジー",
		fluff: "ほのぼの",
		gamers: "ゲーマー",
		hungry: "腹ぺこ",
		phrases: "決めぜりふ",
	},
	supporterPacks: "星つきはサポーター限定です。",
	supporterOnly: "サポーター限定",
	adultsOnly: (pack: string) => `「${pack}」が使えるのは、18+の部屋だけです。`,

	settings: {
		show_instructions: { label: "遊びかたの説明" },
		pace: {
			label: "いつ遊ぶ？",
			values: { tonight: "今夜", slow: "何日もかけて" },
			hint: "1パートずつ、暮らしの合間に書きます。",
		},
		part_hours: { label: "1パートに何時間？" },
		phase_hours: { label: "名前・キャスト・題名に何時間？" },
		moderation: {
			label: "事前チェック",
			hint: "気になるパートはプレイヤーが報告し、読み始める前に、幹事が黒塗りにできます。",
		},
		num_otp_characters: { label: "お話に出る人数" },
		forced_prompts: {
			label: "全員にお題",
			hint: "最初から全員にお題が出ます。オフなら、ほしい人だけがボタンで引きます。",
		},
		multi_prompt: { label: "一度に3つまで", hint: "「全員にお題」と組み合わせて使います。" },
		max_players: { label: "卓につける最大人数" },
		num_characters_submit: { label: "ひとりが持ち寄るキャラ数" },
		min_characters: { label: "お話に出るキャラの最少人数" },
		max_characters: { label: "お話に出るキャラの最多人数" },
		character_maturity: {
			label: "キャラごとに対象年齢",
			hint: "18+の部屋で使います。全年齢のキャラが出るお話は、健全なままです。",
		},
		self_shuffle: {
			label: "自分のキャラも戻ってくる",
			hint: "自分が持ち寄ったキャラを配られることがあります。",
		},
		allow_duplicate_characters: { label: "同じキャラがふたりいてもいい" },
		num_switches: { label: "1本のパート数" },
		auto_sync_parts_to_players: {
			label: "パート数は人数分",
			hint: "全員が、どのお話にも書きます。",
		},
		audiences: { label: "観戦できる" },
		read_together: { label: "一緒に読む", hint: "幹事がめくると、全員のページがめくれます。" },
		no_extra_reading_time: {
			label: "読む時間のおまけ",
			hint: "読むものがたまっているとき、時計が少し待ちます。",
		},
		hide_authors: { label: "結果まで作者を伏せる" },
		guess_authors: { label: "だれが書いたか当てる", hint: "賞の前に、みんなで言い合います。" },
		faster_phases: {
			label: "ほかは早送り",
			hint: "書く時間と読む時間のほかは、制限時間が半分になります。",
		},
	},

	recipe: { share: "レシピを共有" },
	cast: {
		label: "持ち寄るキャラ",
		hint: (names: number, length: number) =>
			`1行にひとり、${length}文字までの名前を${names}人まで。キャラを持ち寄る場面で、はじめから入っています。`,
	},
	timing: "時間とパート",
	players: "プレイヤーとキャラ",
	room: "部屋と言語",
	between: (low, high) => `${low}〜${high}`,
});

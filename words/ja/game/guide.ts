import type { guideWords as english, GuideFacts } from "../../en/game/guide.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

/** A step of a guide. Its picture is in web/screens/quick-start/guide.ts. */
interface GuideStep {
	title: string;
	text: string;
}

const heads = (people: number): string => (people === 2 ? "ふたり" : `${counted(people)}人`);

const read: GuideStep = {
	title: "読む、むせる、貼る",
	text: "みんなの末路を読んで、いい一行にはもれなくシールを。三人以上なら、賞もあります。",
};

const title = ({ onePart }: GuideFacts): GuideStep => ({
	title: "題をつける",
	text: onePart
		? "最初から最後まで、自分のしわざです。読む人が覚悟を決められる題名をどうぞ。"
		: "最後に、自分のお話が帰ってきます。何をされたのかを見届けて、読む人が覚悟を決められる題名をどうぞ。",
});

const bring: GuideStep = {
	title: "キャラを持ち寄る",
	text: "魔法使い、親戚のおばさん、炊飯器。全部ひとつの鍋に入れて、ひと握りずつ配ります。",
};

const write = ({ timed, onePart }: GuideFacts): GuideStep =>
	onePart
		? {
				title: "まるごと書く",
				text: `ひとり1パート、最初の一文字から最後の一文字まで。${timed ? "時間制限つき" : "時間は無制限"}。あとからだれも直してくれません。`,
			}
		: {
				title: "書いて、回す",
				text: `${timed ? "時計が動くあいだに書き" : "全員ができるまで書き"}、お話は隣の席へ。前の人が何を残していようと、なんとかするのは自分です。`,
			};

const soloWrite = ({ timed, onePart, watched }: GuideFacts): GuideStep => ({
	title: onePart ? "一気に書く" : "パートごとに書く",
	text: `${onePart ? "たったひとつのパートに" : "どのパートにも"}、お題が${timed ? "ひとつ、時計もひとつ" : "つきます。時計はありません"}。${
		watched
			? "終わるまでだれにも読まれません。恥も外聞も捨てましょう。"
			: "だれも見ていません。恥も外聞も捨てましょう。"
	}`,
});

/** The guides to the modes and those of the audience (docs/game.md "Quick start"). */
export const guideWords: Words<typeof english> = {
	default: (facts) => ({
		header: "この闇鍋のしくみ",
		steps: [bring, write(facts), title(facts), read],
	}),
	otp: (facts) => ({
		header: "推しカプはひとつ、悪だくみは無数",
		steps: [
			facts.pair === 2
				? {
						title: "ふたりを選ぶ",
						text: "結ばれるべきふたりを。あるいは、絶対に、絶対に結ばれてはいけないふたりを。",
					}
				: {
						title: facts.pair === 1 ? "推しを選ぶ" : `${counted(facts.pair)}人を選ぶ`,
						text:
							facts.pair === 1
								? "名前はひとつ、逃げ場なし。お話はまるごと、その人の双肩にかかります。"
								: `一緒にいるべき${counted(facts.pair)}人を。あるいは、絶対に一緒にしてはいけない${counted(facts.pair)}人を。`,
					},
			facts.onePart
				? {
						title: "お話を書く",
						text: "目が合った瞬間から最後の一行まで、1パートに全部。キャラに幸あれ。",
					}
				: {
						title: "始めて、手放す",
						text: "最初のパートだけ書きます。その先の面倒は、ほかのだれかが見ます。解釈違いも、味のうち。",
					},
			title(facts),
			read,
		],
	}),
	selfInsert: (facts) => ({
		header: "今回の主役は、ここにいる人たち",
		steps: [
			{
				title: "もう鍋の中です",
				text: "ここにいる全員が、すでにキャラです。お供も入れましょう。有名人でも、いま思いついた人でも。",
			},
			{
				title: "友だちを窮地に立たせる",
				text: "どの手札にも、ここにいるだれかが必ず入っています。自分がされていやなことはしない。だいたいで結構です。",
			},
			title(facts),
			read,
		],
	}),
	missingHistory: (facts) => ({
		header: "え、その前に何があったの？",
		steps: [
			bring,
			facts.onePart
				? write(facts)
				: {
						title: "見えるのは1パートだけ",
						text: "手元に届くのは、すぐ前のパートだけ。あとは風の噂です。知ったかぶりでどうぞ。",
					},
			title(facts),
			{
				...read,
				title: "みんなで答え合わせ",
				text: "最後に全部を通して読みます。とんでもない急展開にはシールを。三人以上なら、賞もあります。",
			},
		],
	}),
	soloRandom: (facts) => ({
		header: "おひとりさま席",
		steps: [
			{
				title: "鍋に名前を入れる",
				text:
					facts.drawn === 1
						? "キャラを何人か入れてください。そこからひとりを引き、お話はその人だけのものになります。"
						: `キャラを何人か入れてください。出てきた${heads(facts.drawn)}が、ひとつのお話に同居します。`,
			},
			soloWrite(facts),
			{ ...title(facts), text: "もう一度読んで、題をつけて、小さくおじぎを。" },
		],
	}),
	soloOtp: (facts) => ({
		header: facts.pair === 1 ? "推しとふたりきり" : `推し${heads(facts.pair)}と水入らず`,
		steps: [
			{
				title: facts.pair === 2 ? "ふたりを選ぶ" : "キャストを選ぶ",
				text:
					facts.pair === 1
						? "名前をひとつ。心当たりはあるはずです。詮索はしません。"
						: `名前を${heads(facts.pair)}分。心当たりはあるはずです。詮索はしません。`,
			},
			soloWrite(facts),
			{ ...title(facts), text: "もう一度読んで、題をつけて、額に入れましょう。" },
		],
	}),
	audience: () => ({
		header: "特等席",
		steps: [
			{
				title: "くつろぐ",
				text: "書くのはほかの人たちです。せんべいをかじるもよし、作者を当てっこするもよし。手伝わないのも、お仕事です。",
			},
			{
				title: "それから出番です",
				text: "お話が仕上がったら、全部読んで、どのパートにもシールを。賞があれば、投票もできます。",
			},
		],
	}),
	soloAudience: () => ({
		header: "特等席",
		steps: [
			{
				title: "くつろぐ",
				text: "書くのはひとりです。せんべいをかじるもよし、息をひそめるもよし。手伝わないのも、お仕事です。",
			},
			{
				title: "それから読む",
				text: "仕上がったお話が、題名つきで現れます。拍手はお好きなところで。",
			},
		],
	}),
};

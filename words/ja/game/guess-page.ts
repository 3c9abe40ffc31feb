import type { guessPageWords as english } from "../../en/game/guess-page.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

export const guessPageWords = isolating<Words<typeof english>>({
	heading: ["だれが", "書いた？"],
	text: "わいわい言い合いながら、パートごとに、怪しいと思う顔を押してください。全員が決めるまで、何度でも変えられます。",
	aloud: "わいわい言い合ってから、顔を押してください。",
	done: "これで決まり",
	skip: "わからない",
	counted: (done, of) => `${of}人中${done}人が決定`,
	in: "決定",
	thinking: "考え中",
	suspects: (part) => `${part}を書いたのはだれ？`,
	nobodyNamed: (part) => `${part}：指名なし`,
	open: "指名なし",
	own: "自分のパートです。すまし顔でどうぞ。",
});

import type { awardWords as english } from "../../en/game/awards.ts";
import type { Words } from "../../words.ts";

/** The awards. */
export const awardWords: Words<typeof english> = {
	crowdFavourite: { name: "人気賞", subtitle: "来週になっても、まだみんなが口にする一作" },
	bestTitle: { name: "題名賞", subtitle: "駅の売店で見かけて、気づけば買っていた" },
	bestOpening: { name: "書き出し賞", subtitle: "一行目で、もう逃げられなかった" },
	bestEnding: { name: "結末賞", subtitle: "よくぞ着地させた" },
	mostUnhinged: { name: "暴走賞", subtitle: "責任者、前へ" },
};

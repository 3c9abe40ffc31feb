import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OpenPart } from "../../../web/tv/reading/open-part.tsx";
import { byId, game, story, submission } from "../room/wire.ts";

/** Returns the stickers on the paper from the left, each with its count. */
function tallyOf(reactions: Record<string, number>): string[] {
	const part = submission({ content: "And then it rained.", meta: { reactions } });
	const open = story({ submissions: byId(part) });
	const html = renderToStaticMarkup(
		<OpenPart
			game={game({ stories: byId(open) })}
			page={{ story: open, part: 0, page: 0, pages: 1, before: null, after: null }}
		/>,
	);
	return [...html.matchAll(/data-count="(\d)".*?(\d+)<\/li>/g)].map(
		([, emoji, count]) => `${emoji}: ${count}`,
	);
}

test("the most used sticker comes first on the big screen, and equal ones keep their order", () => {
	expect(tallyOf({ 0: 1, 3: 2, 5: 4, 6: 2 })).toEqual(["5: 4", "3: 2", "6: 2", "0: 1"]);
	expect(tallyOf({})).toEqual([]);
});

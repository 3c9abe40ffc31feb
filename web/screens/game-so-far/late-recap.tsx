import { comingBackWords } from "#words/game/coming-back.ts";
import { latePart } from "../../parts/late-part.tsx";

const { soFar } = comingBackWords;

/** The numbers of a game over days, which load late because most games last one evening. */
export const RecapNumbers = latePart(() => import("./recap.tsx"), "default", {
	loading: soFar.loading,
	missing: soFar.missing,
});

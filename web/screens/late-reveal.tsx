import { readingWords } from "#words/game/reading.ts";
import { latePage } from "../parts/late-part.tsx";
import { Heading } from "../parts/page/heading.tsx";
import { PhasePage } from "./frame/phase-page.tsx";

/** Announces the reveal while the stage loads. */
const Opening = () => (
	<PhasePage wide>
		<Heading>{readingWords.reveal.opening}</Heading>
	</PhasePage>
);
const OPENING = { loading: <Opening /> };

/** Loaded when there is something to reveal. */
export const LateReveal = latePage(() => import("./reveal/reveal.tsx"), "RevealScreen", OPENING);
export const LateCurtainCall = latePage(
	() => import("./reveal/curtain-call.tsx"),
	"CurtainCall",
	OPENING,
);

import { doodleWords } from "#words/game/doodle.ts";
import { latePart } from "../../parts/late-part.tsx";
import { PhasePage } from "../frame/phase-page.tsx";

/** Loads the parts of the title phase that belong to covers, with the pad. */
const load = () => import("./title-cover.tsx");

const { fetching, noPad } = doodleWords;

/** The pad is a whole screen, so what takes its place has a header and a footer too. */
export const CoverPad = latePart(load, "CoverPad", {
	loading: (
		<PhasePage>
			<p>{fetching}</p>
		</PhasePage>
	),
	missing: (
		<PhasePage>
			<p role="alert">{noPad}</p>
		</PhasePage>
	),
});
export const CoverOffer = latePart(load, "CoverOffer", { loading: fetching, missing: noPad });
export const CoverSwitch = latePart(load, "CoverSwitch", { loading: fetching, missing: noPad });

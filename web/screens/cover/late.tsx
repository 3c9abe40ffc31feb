import { type ComponentProps, lazy } from "react";
import { doodleWords } from "#words/doodle.ts";
import { LatePart } from "../../parts/late-part.tsx";

/** Loads the parts of the title phase that belong to covers, with the pad. */
const load = () => import("./title-cover.tsx");

export const CoverPad = lazy(async () => ({ default: (await load()).CoverPad }));
export const CoverOffer = lazy(async () => ({ default: (await load()).CoverOffer }));
export const CoverSwitch = lazy(async () => ({ default: (await load()).CoverSwitch }));

/** Shows one of these parts. The page around it stays even when they do not load. */
export const LateDrawing = (props: Pick<ComponentProps<typeof LatePart>, "children">) => (
	<LatePart loading={doodleWords.fetching} missing={doodleWords.noPad} {...props} />
);

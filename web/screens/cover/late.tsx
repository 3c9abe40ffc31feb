import type { ComponentProps } from "react";
import { doodleWords } from "#words/doodle.ts";
import { LatePart } from "../../parts/late-part.tsx";
import { chunkOf, later } from "../chunk.ts";

/** The parts of the title phase that belong to covers, with the pad. */
const drawing = chunkOf(() => import("./title-cover.tsx"));

export const CoverPad = later(drawing, "CoverPad");
export const CoverOffer = later(drawing, "CoverOffer");
export const CoverSwitch = later(drawing, "CoverSwitch");

/** Shows one of these parts. The page around it stays even when they do not load. */
export const LateDrawing = (props: Pick<ComponentProps<typeof LatePart>, "children">) => (
	<LatePart loading={doodleWords.fetching} missing={doodleWords.noPad} {...props} />
);

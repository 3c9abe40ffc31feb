import type { ComponentProps } from "react";
import { latePart } from "../late-part.tsx";

// Loads late, because few stories have a cover.
const CoverPicture = latePart(() => import("./cover-picture.tsx"), "default");

type Props = Omit<ComponentProps<typeof CoverPicture>, "cover"> & { cover: string | undefined };

/** Shows the cover of a story, or nothing without one. */
export const LateCover = ({ cover, ...rest }: Props) =>
	cover === undefined ? null : <CoverPicture cover={cover} {...rest} />;

import { type ComponentProps, lazy } from "react";
import { LatePart } from "../late-part.tsx";

// Loads late, because few stories have a cover.
const CoverPicture = lazy(() => import("./cover-picture.tsx"));

type Props = Omit<ComponentProps<typeof CoverPicture>, "cover"> & { cover: string | undefined };

/** Shows the cover of a story, or nothing without one. */
export const LateCover = ({ cover, ...rest }: Props) =>
	cover === undefined ? null : (
		<LatePart loading="" missing="">
			<CoverPicture cover={cover} {...rest} />
		</LatePart>
	);

import { type ComponentProps, lazy, Suspense } from "react";
import styles from "./cover.module.css";

// Loads late, because few stories have a cover.
const CoverPicture = lazy(() => import("./cover-picture.tsx"));

type Props = Omit<ComponentProps<typeof CoverPicture>, "cover"> & { cover: string | undefined };

/** Shows the cover of a story, or nothing without one. */
export const LateCover = ({ cover, ...rest }: Props) =>
	cover === undefined ? null : (
		<Suspense fallback={<span className={styles.cover} />}>
			<CoverPicture cover={cover} {...rest} />
		</Suspense>
	);

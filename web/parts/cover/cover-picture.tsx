import { useMemo } from "react";
import { coverUrl } from "#game/cover/picture.ts";
import { coverWords as say } from "#words/game/cover.ts";
import { classes } from "../classes.ts";
import styles from "./cover.module.css";

interface Props {
	/** The drawing. */
	cover: string;
	/** The name of the captain, null where authors are hidden; undefined beside the story's title. */
	by?: string | null;
	className?: string | undefined;
}

/** Shows the drawing on the cover of a story. */
export default function CoverPicture({ cover, by, className }: Props) {
	const url = useMemo(() => coverUrl(cover), [cover]);
	return (
		url && (
			<img
				className={classes(styles.cover, className)}
				src={url}
				alt={by === undefined ? "" : say.alt(by)}
			/>
		)
	);
}

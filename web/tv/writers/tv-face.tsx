import type { ReactNode } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { Sleeper } from "../../screens/round-table/sleeper.tsx";
import styles from "./tv-face.module.css";

/** The style makes it fit. */
const FACE = 236;

interface Props {
	player: Pick<PublicPlayer, "id" | "meta">;
	asleep?: boolean;
	blink?: boolean;
	className?: string | undefined;
	/** The content on top of the avatar. */
	children?: ReactNode;
}

/** Shows a face on the big screen, to which sparks fly. */
export const TvFace = ({
	player: { id, meta },
	asleep,
	blink = false,
	className,
	children,
}: Props) => (
	<span className={classes(styles.face, className)} data-face={id}>
		{asleep ? (
			<Sleeper sprite={meta.sprite_id} size={FACE} />
		) : (
			<Avatar sprite={meta.sprite_id} size={FACE} blink={blink} />
		)}
		{children}
	</span>
);

/** Shows the name below a face. */
export const TvName = ({ name }: { name: string }) => (
	<span dir="auto" className={styles.name}>
		{name}
	</span>
);

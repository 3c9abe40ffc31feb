import type { CSSProperties, ReactNode } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { Sleeper } from "../../screens/round-table/sleeper.tsx";
import { lettersWidth } from "../letters-width.ts";
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

/** Shows a name that has smaller letters rather than fewer where the place for it is narrow. */
export const FittedName = ({
	name,
	className,
}: {
	name: string;
	className?: string | undefined;
}) => (
	<span
		className={styles.fitted}
		// React's type lacks custom properties.
		style={{ "--letters": lettersWidth(name) } as CSSProperties}
	>
		<b dir="auto" className={className}>
			{name}
		</b>
	</span>
);

/** Shows the name below a face. */
export const TvName = ({ name }: { name: string }) => (
	<FittedName name={name} className={styles.name} />
);

import { avatarNameOf } from "#words/game/avatars.ts";
import { invitationWords as say } from "#words/site/invitation.ts";
import { Avatar } from "../avatar.tsx";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import { Button } from "../form/button.tsx";
import { AvatarLine } from "./avatar-line.tsx";
import styles from "./guest-fields.module.css";

interface Props {
	sprite: number;
	/** For a game over days. */
	slow: boolean;
	onOther: () => void;
}

/** Shows the avatar of a guest, with a button for another one. */
export const GuestCharacter = ({ sprite, slow, onOther }: Props) => (
	<div data-own className={styles.character}>
		<span data-own-sticker>
			<Avatar sprite={sprite} size={84} blink className={styles.face} />
		</span>
		<div>
			<b aria-live="polite">{(slow ? say.story : say).you(avatarNameOf(sprite))}</b>
			<p className={classes(common.quiet, styles.line)}>
				<AvatarLine sprite={sprite} />
			</p>
			<Button kind="plain" small onClick={onOther}>
				{say.other}
			</Button>
		</div>
	</div>
);

import { roomWords } from "#words/game/room.ts";
import { invitationWords as say } from "#words/site/invitation.ts";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { PageFooter, PageHeader } from "../../parts/page/page.tsx";
import type { GuestDraft } from "../../parts/person/guest-draft.ts";
import { LanguageMenu } from "../../parts/person/language-menu.tsx";
import { SoundMenu } from "../../parts/sound/sound-menu.tsx";
import { StreamerButton } from "../../parts/streamer-button.tsx";
import styles from "./invitation.module.css";
import { type Entering, WATCHING } from "./use-entering.ts";

/** Shows the header of an invitation. */
export const InvitationHeader = ({ draft }: { draft?: GuestDraft }) => (
	<PageHeader>
		<Logo />
		<span className={common.grow} />
		<LanguageMenu small {...(draft && { draft })} />
		<StreamerButton />
		<SoundMenu />
	</PageHeader>
);

interface FooterProps {
	entering: Entering;
	/** The room takes an audience. */
	audiences: boolean;
	onLook: () => void;
}

/** Shows the ways in: a seat at the table, one in the audience, and another look. */
export function InvitationFooter({ entering, audiences, onLook }: FooterProps) {
	const { side, shut, tooYoung, locked, busy, error } = entering;
	return (
		<PageFooter className={styles.footer}>
			<TaskError error={error} />
			{shut ? (
				<ButtonLink to="/" kind="plain">
					{roomWords.room.home}
				</ButtonLink>
			) : (
				<Button type="submit" busy={busy} disabled={tooYoung} className={styles.sit}>
					{locked ? say.knock : side === "players" ? say.sit : say.watch}
				</Button>
			)}
			<div className={styles.ways}>
				{side === "players" && audiences && !locked && !tooYoung && (
					<button type="submit" value={WATCHING}>
						{say.onlyWatch}
					</button>
				)}
				<button type="button" onClick={onLook}>
					{say.look}
				</button>
			</div>
		</PageFooter>
	);
}

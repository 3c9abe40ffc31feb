import { useState } from "react";
import { invitationWords as say } from "#words/site/invitation.ts";
import { siteWords } from "#words/site/site.ts";
import type { ApiError } from "../../api.ts";
import { Form } from "../../parts/form/form.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { Page } from "../../parts/page/page.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import sitePage from "../site-page.module.css";
import styles from "./invitation.module.css";
import { InvitationFooter, InvitationHeader } from "./invitation-frame.tsx";
import { GuestPage, HostsPage } from "./invitation-pages.tsx";
import { useEntering } from "./use-entering.ts";
import type { Invited } from "./use-invitation.ts";

// Loads late, because most people keep their look.
const LookDialog = latePart(() => import("./look-dialog.tsx"), "default");

export interface InvitationProps {
	code: string;
	/** Why the server has refused the name of this device; null when it has not. */
	refusedName: string | null;
	/** The device has a seat in the room now. */
	onSeated: () => void;
	/** There is no invitation, or it lets no more people in. */
	onRefused: (refusal: ApiError) => void;
}

interface WelcomeProps extends InvitationProps {
	invited: Invited;
	refresh: () => Promise<void>;
}

/** Shows the invitation. */
export function Welcome(door: WelcomeProps) {
	const { code, invited } = door;
	const entering = useEntering(door);
	/** Whether the dialog for fonts and colours is open; null before it was first opened. */
	const [look, setLook] = useState<boolean | null>(null);
	return (
		<Form className={sitePage.form} noValidate onSubmit={entering.submit}>
			<Page
				wide
				header={<InvitationHeader draft={entering.draft} />}
				footer={
					<InvitationFooter
						entering={entering}
						audiences={invited.audiences}
						onLook={() => setLook(true)}
					/>
				}
			>
				<title>{`${say.title} | ${siteWords.product}`}</title>
				<TwoPages
					className={styles.pages}
					left={<HostsPage code={code} invited={invited} />}
					right={<GuestPage invited={invited} entering={entering} />}
				/>
				{look !== null && (
					<LookDialog
						look={entering.draft}
						open={look}
						onChange={entering.change}
						onClose={() => setLook(false)}
					/>
				)}
			</Page>
		</Form>
	);
}

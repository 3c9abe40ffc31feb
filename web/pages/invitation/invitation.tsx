import { useEffect } from "react";
import { invitationWords as say } from "#words/site/invitation.ts";
import { ApiError } from "../../api.ts";
import { Notice } from "../../parts/page/notice.tsx";
import { Page } from "../../parts/page/page.tsx";
import { InvitationHeader } from "./invitation-frame.tsx";
import { useInvitation } from "./use-invitation.ts";
import { type InvitationProps, Welcome } from "./welcome.tsx";

/** Shows whose room a link or QR code leads to, and asks for the guest's name and avatar. */
export default function Invitation({ code, ...door }: InvitationProps) {
	const { invited, refresh } = useInvitation(code);
	const { onRefused } = door;
	useEffect(() => {
		if (invited instanceof ApiError) onRefused(invited);
	}, [invited, onRefused]);
	if (!invited || invited instanceof ApiError)
		return (
			<Page wide header={<InvitationHeader />}>
				<Notice busy>
					<h1>{say.loading}</h1>
				</Notice>
			</Page>
		);
	return <Welcome code={code} invited={invited} refresh={refresh} {...door} />;
}

import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { DEFAULT_SETTINGS } from "#game/settings.ts";
import { ApiError } from "../../api.ts";
import { Button } from "../../parts/form/button.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { type GuestDraft, GuestFields, newGuest } from "../../parts/person/guest-fields.tsx";
import { introduce } from "../../parts/person/introduce.ts";
import { createRoom } from "../../room/room.ts";
import { roomWay } from "../../room/room-address.ts";
import { store } from "../../store.ts";
import { createWords } from "../../words/create.ts";
import { personWords } from "../../words/person.ts";
import { coherentRules, keptRules } from "../house-rules/house-rules.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";

const say = createWords;
const { game_mode } = DEFAULT_SETTINGS;

/**
 * Asks a host without a profile no more than a guest, and opens the room. The rules are those of the
 * create form at `start`, and can change in the lobby.
 */
export default function NewHost({ start }: { start: string }) {
	const [draft, setDraft] = useState<GuestDraft>(() => newGuest([]));
	const [tried, setTried] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	const open = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!introduce(draft)) return;
		setBusy(true);
		setError(null);
		const sonic = store.flags.do_sonic;
		const rules = coherentRules(keptRules(), game_mode, draft.mature ?? false, { sonic });
		try {
			const code = await createRoom({ game_mode, ...rules });
			// "Back" leads from the room to the start page, and skips this form.
			navigate(start, { replace: true });
			navigate(...roomWay(code));
		} catch (reason) {
			const text = reason instanceof Error ? reason.message : String(reason);
			setError(reason instanceof ApiError ? text : say.somethingBad(text));
			setBusy(false);
		}
	};

	return (
		<Form className={sitePage.form} noValidate onSubmit={open}>
			<SitePage
				title={say.title}
				heading={personWords.profile.heading}
				back="/"
				footer={
					<>
						{error && (
							<Banner kind="red" onDismiss={() => setError(null)}>
								{error}
							</Banner>
						)}
						<Button type="submit" busy={busy}>
							{say.openAtOnce}
						</Button>
					</>
				}
			>
				<GuestFields
					draft={draft}
					players={[]}
					tried={tried}
					onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
				/>
				<Hint as="p">{say.inTheLobby}</Hint>
			</SitePage>
		</Form>
	);
}

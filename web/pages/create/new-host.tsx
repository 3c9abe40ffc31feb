import { presetOf } from "#game/settings/presets.ts";
import type { GameMode, Settings } from "#game/settings.ts";
import { createWords as say } from "#words/game/create.ts";
import { personWords } from "#words/site/person.ts";
import { Button } from "../../parts/form/button.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { GuestFields } from "../../parts/person/guest-fields.tsx";
import { shapeOf } from "../../screens/settings/lengths.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { useNewHost } from "./use-new-host.ts";

/** Returns what kind of room opens, and how long its stories are. */
function opens(mode: GameMode, settings: Settings): string {
	const preset = presetOf(settings);
	const kind = preset ? say.presets[preset] : say.modes[mode].name;
	return say.inTheLobby(kind, shapeOf(settings));
}

/**
 * Asks a host without a profile the same as a guest, and opens the room. The rules are those of the
 * create form at `start`, and can change in the lobby.
 */
export default function NewHost({ start, mode }: { start: string; mode: GameMode }) {
	const host = useNewHost(start, mode);
	const { draft, change, tried, refusedName, error, dismissError, busy, open } = host;
	return (
		<Form className={sitePage.form} noValidate onSubmit={open}>
			<SitePage
				title={say.title}
				heading={personWords.profile.heading}
				back="/"
				footer={
					<>
						{error && (
							<Banner kind="red" onDismiss={dismissError}>
								{error}
							</Banner>
						)}
						<Button type="submit" busy={busy}>
							{say.openAtOnce}
						</Button>
						<Button kind="plain" small disabled={busy} onClick={host.chooseRules}>
							{say.rules}
						</Button>
					</>
				}
			>
				<GuestFields
					draft={draft}
					players={[]}
					tried={tried}
					refused={refusedName}
					onChange={change}
				/>
				<Hint as="p">{opens(mode, host.settings)}</Hint>
			</SitePage>
		</Form>
	);
}

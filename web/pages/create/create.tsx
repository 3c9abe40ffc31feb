import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import type { GameMode, PromptPack } from "#game/settings.ts";
import { useSupporter } from "../../account/offer.ts";
import { ApiError } from "../../api.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { createRoom } from "../../room/room.ts";
import { roomWay } from "../../room/room-address.ts";
import { store } from "../../store.ts";
import { createWords } from "../../words/create.ts";
import { siteWords } from "../../words/site.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { AdvancedRules } from "./advanced-rules.tsx";
import { BasicRules } from "./basic-rules.tsx";
import styles from "./create.module.css";
import { coherentRules, keepRules, keptRules, type Wishes } from "./house-rules.ts";
import { ModePicker } from "./mode-picker.tsx";
import { modeOfQuery } from "./modes.ts";
import { useOwnPackChoice } from "./own-pack-choice.tsx";
import { PairRules } from "./pair-rules.tsx";
import { PromptRules } from "./prompt-rules.tsx";

const say = createWords;

/** Shows /play/create: the form of the mode in `?mode=`, else the mode picker. */
export function CreatePage() {
	const [query] = useSearchParams();
	const mode = modeOfQuery(query.get("mode"));
	return mode ? <CreateForm mode={mode} /> : <ModePicker />;
}

function CreateForm({ mode }: { mode: GameMode }) {
	const mature = store.profile?.mature ?? false;
	// The wishes stay unadjusted, because a choice that is ruled out now may be possible later.
	const [wishes, setWishes] = useState(keptRules);
	const supporter = useSupporter();
	const own = useOwnPackChoice();
	const sonic = useSnapshot(store).flags.do_sonic;
	const ownPacks = own.ticked.length > 0;
	const rules = coherentRules(wishes, mode, mature, { supporter, ownPacks, sonic });
	const [advanced, setAdvanced] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [alert, setAlert] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();
	const change = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part });
	const blocks = { rules, change, mode, mature };

	const create = async (event: FormEvent) => {
		event.preventDefault();
		if (!store.profile) return setAlert(siteWords.errors.noPlayer);
		setBusy(true);
		setError(null);
		keepRules(wishes);
		try {
			// The cast allows own packs, which are sent by name. The server looks them up in the
			// caller's account.
			const prompt_packs = [...rules.prompt_packs, ...own.ticked] as PromptPack[];
			navigate(...roomWay(await createRoom({ game_mode: mode, ...rules, prompt_packs })));
		} catch (reason) {
			const text = reason instanceof Error ? reason.message : String(reason);
			setError(reason instanceof ApiError ? text : say.somethingBad(text));
			setBusy(false);
		}
	};

	return (
		<form className={sitePage.form} onSubmit={create}>
			<SitePage
				title={say.title}
				heading={say.heading}
				back="/play/create"
				footer={
					<>
						{error && (
							<Banner kind="red" onDismiss={() => setError(null)}>
								{error}
							</Banner>
						)}
						<Button type="submit" busy={busy}>
							{say.create}
						</Button>
					</>
				}
			>
				<p className={common.quiet}>
					<b>{say.modes[mode].name}.</b> {say.modes[mode].text} {say.fixed}
				</p>
				<BasicRules {...blocks} />
				<PairRules {...blocks} />
				<PromptRules {...blocks} supporter={supporter} own={own} />
				<Button
					kind="plain"
					small
					className={styles.advanced}
					aria-expanded={advanced}
					onClick={() => setAdvanced(!advanced)}
				>
					{advanced ? say.hideAdvanced : say.showAdvanced}
				</Button>
				{advanced && <AdvancedRules {...blocks} />}
				<Alert text={alert} onClose={() => setAlert(null)} />
			</SitePage>
		</form>
	);
}

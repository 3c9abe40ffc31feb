import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { space } from "#words/grammar.ts";
import { accountWords } from "#words/site/account.ts";
import { signIn } from "../../account/account.ts";
import { accountApi } from "../../account/account-api.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { useAccountsOffer } from "../../account/offer.ts";
import { Button } from "../../parts/form/button.tsx";
import { secretFor } from "../../room/seats/last-games.ts";
import { store } from "../../store.ts";
import styles from "./save-story.module.css";

const words = accountWords.save;

interface Props {
	story: number;
	buttonClass?: string | undefined;
}

/**
 * Saves a finished story to the viewer's account; guests sign in first. Shows nothing if the server
 * has no sign-in.
 */
export function SaveStory({ story, buttonClass }: Props) {
	const offer = useAccountsOffer();
	const { account } = useSnapshot(store);
	const { busy, error, run } = useAccountTask();
	const [saved, setSaved] = useState(false);
	if (!offer?.sign_in) return null;
	const save = async () => {
		if (!account) await signIn();
		await accountApi.saveStory(story, secretFor(story));
		setSaved(true);
	};
	return (
		<div className={styles.save}>
			{saved ? (
				<p role="status">
					{words.saved}
					{space}
					<Link to={`/library/${story}`}>{words.open}</Link>
				</p>
			) : (
				<Button kind="plain" small className={buttonClass} busy={busy} onClick={() => run(save)}>
					{words.save}
				</Button>
			)}
			<span role="alert">
				{error && (
					<>
						<TriangleAlert size={18} aria-hidden />
						{error}
					</>
				)}
			</span>
		</div>
	);
}

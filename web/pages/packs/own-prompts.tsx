import { X } from "lucide-react";
import { useCallback } from "react";
import { accountWords } from "#words/site/account.ts";
import { accountApi } from "../../account/account-api.ts";
import { useAccountTask } from "../../account/account-task.ts";
import common from "../../parts/common.module.css";
import { TaskError } from "../../parts/form/field.tsx";
import { IconButton } from "../../parts/form/icon-button.tsx";
import { Shelf } from "../../parts/page/shelf.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { AccountData } from "../not-loaded.tsx";
import { AddLine } from "./add-line.tsx";
import styles from "./own-prompts.module.css";

const say = accountWords.own;
const LONGEST = 200;

/** Shows the prompts of a pack, and a field for another one. */
export function OwnPrompts({ pack, onChange }: { pack: number; onChange: () => void }) {
	const { found, again } = useLoaded(useCallback(() => accountApi.prompts(pack), [pack]));
	const { busy, error, run } = useAccountTask();
	const changed = async (work: Promise<unknown>) => {
		await work;
		again();
		onChange();
	};
	return (
		<AccountData found={found} heading={say.unreachable} guest={say.guest} onAgain={again}>
			{(prompts) => (
				<>
					{prompts.length === 0 && <p className={common.quiet}>{say.none}</p>}
					<Shelf className={styles.list}>
						{prompts.map(({ id, prompt }) => (
							<li key={id}>
								<span dir="auto" className={common.breakAnywhere}>
									{prompt}
								</span>
								<IconButton
									aria-label={say.deletePrompt(prompt)}
									disabled={busy}
									onClick={() => run(() => changed(accountApi.deletePrompt(id)))}
								>
									<X size={20} aria-hidden />
								</IconButton>
							</li>
						))}
					</Shelf>
					<TaskError error={error} />
					<AddLine
						label={say.prompt}
						hint={say.promptHint}
						longest={LONGEST}
						button={say.addPrompt}
						onAdd={(prompt) => changed(accountApi.addPrompt(pack, prompt))}
					/>
				</>
			)}
		</AccountData>
	);
}

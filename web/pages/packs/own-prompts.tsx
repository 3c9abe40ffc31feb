import { X } from "lucide-react";
import { useCallback } from "react";
import { accountApi } from "../../account/account-api.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ApiError } from "../../api.ts";
import { FieldNotes } from "../../parts/form/field-notes.tsx";
import { accountWords } from "../../words/account.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { useLoaded } from "../use-loaded.ts";
import { AddLine } from "./add-line.tsx";

const say = accountWords.own;
const LONGEST = 200;

/** What stands in one pack, and one line more. */
export function OwnPrompts({ pack, onChange }: { pack: number; onChange: () => void }) {
	const { found, again } = useLoaded(useCallback(() => accountApi.prompts(pack), [pack]));
	const { busy, error, run } = useAccountTask();
	const changed = async (work: Promise<unknown>) => {
		await work;
		again();
		onChange();
	};
	if (found === null || found instanceof ApiError) {
		return <NotLoaded error={found} heading={say.unreachable} guest={say.guest} onAgain={again} />;
	}
	return (
		<>
			{found.length === 0 && <p className="quiet">{say.none}</p>}
			<ul className="shelf">
				{found.map(({ id, prompt }) => (
					<li key={id}>
						<span className="prompt">{prompt}</span>
						<button
							type="button"
							className="icon-btn"
							aria-label={say.deletePrompt(prompt)}
							disabled={busy}
							onClick={() => run(() => changed(accountApi.deletePrompt(id)))}
						>
							<X size={20} aria-hidden />
						</button>
					</li>
				))}
			</ul>
			<div className="field">
				<FieldNotes error={error} />
			</div>
			<AddLine
				label={say.prompt}
				hint={say.promptHint}
				longest={LONGEST}
				button={say.addPrompt}
				onAdd={(prompt) => changed(accountApi.addPrompt(pack, prompt))}
			/>
		</>
	);
}

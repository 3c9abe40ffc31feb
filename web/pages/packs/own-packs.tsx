import { useState } from "react";
import { accountApi } from "../../account/account-api.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ownPacks } from "../../account/own-packs.ts";
import { ApiError } from "../../api.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { FieldNotes } from "../../parts/form/field-notes.tsx";
import { accountWords } from "../../words/account.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { SitePage } from "../site-page.tsx";
import { useLoaded } from "../use-loaded.ts";
import { AddLine } from "./add-line.tsx";
import { OwnPrompts } from "./own-prompts.tsx";
import "../../parts/form/field.css";
import "../library/library.css";
import "../../parts/page/sheet.css";

const say = accountWords.own;
const LONGEST = 30;

/** /packs: the prompt packs of an account, to be filled and thrown away. */
export function OwnPacksPage() {
	const { found, again } = useLoaded(ownPacks);
	const { busy, error, run } = useAccountTask();
	const [open, setOpen] = useState<number | null>(null);
	const add = async (name: string) => {
		setOpen((await accountApi.addPack(name)).id);
		again();
	};
	const remove = (id: number) =>
		run(async () => {
			await accountApi.deletePack(id);
			again();
		});
	return (
		<SitePage title={say.title} heading={say.heading} back="/user">
			{found === null || found instanceof ApiError ? (
				<NotLoaded error={found} heading={say.unreachable} guest={say.guest} onAgain={again} />
			) : (
				<>
					{found.length === 0 && <p className="sheet">{say.empty}</p>}
					<ul className="shelf">
						{found.map(({ id, name, prompts }) => (
							<li className="sheet" key={id}>
								<span className="title">{name}</span>
								<ConfirmButton
									small
									label={accountWords.savedStories.delete}
									sure={accountWords.savedStories.sure}
									disabled={busy}
									onConfirm={() => remove(id)}
								/>
								<details
									open={open === id}
									onToggle={(event) =>
										setOpen(event.currentTarget.open ? id : open === id ? null : open)
									}
								>
									<summary>{say.count(prompts)}</summary>
									{open === id && <OwnPrompts pack={id} onChange={again} />}
								</details>
							</li>
						))}
					</ul>
					<div className="field">
						<FieldNotes error={error} />
					</div>
					<AddLine
						label={say.name}
						hint={say.nameHint}
						longest={LONGEST}
						button={say.add}
						onAdd={add}
					/>
				</>
			)}
		</SitePage>
	);
}

import { useState } from "react";
import { languageWords } from "#words/languages.ts";
import { accountWords } from "#words/site/account.ts";
import { accountApi } from "../../account/account-api.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ownPacks } from "../../account/own-packs.ts";
import { ApiError } from "../../api.ts";
import { pageLanguage } from "../../device/language.ts";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Shelf } from "../../parts/page/shelf.tsx";
import { LanguageSelect } from "../../parts/person/language-select.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { SitePage } from "../site-page.tsx";
import { AddLine } from "./add-line.tsx";
import { OwnPack } from "./own-pack.tsx";

const say = accountWords.own;
const LONGEST = 30;

/** Shows /packs: the account's own prompt packs (docs/game.md "Prompts"). */
export function OwnPacksPage() {
	const { found, again } = useLoaded(ownPacks);
	const { busy, error, run } = useAccountTask();
	const [open, setOpen] = useState<number | null>(null);
	const [language, setLanguage] = useState(pageLanguage);
	const add = async (name: string) => {
		setOpen((await accountApi.addPack(name, language)).id);
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
					{found.length === 0 && <Sheet as="p">{say.empty}</Sheet>}
					<Shelf>
						{found.map((pack) => (
							<OwnPack
								key={pack.id}
								pack={pack}
								open={open === pack.id}
								busy={busy}
								onToggle={(opened) => setOpen(opened ? pack.id : open === pack.id ? null : open)}
								onRemove={() => remove(pack.id)}
								onChange={again}
							/>
						))}
					</Shelf>
					<TaskError error={error} />
					<AddLine
						label={say.name}
						hint={say.nameHint}
						longest={LONGEST}
						button={say.add}
						onAdd={add}
					>
						<Field label={languageWords.pack}>
							<LanguageSelect value={language} onChange={setLanguage} />
						</Field>
					</AddLine>
				</>
			)}
		</SitePage>
	);
}

import { useState } from "react";
import type { Language } from "#game/settings/languages.ts";
import { accountWords } from "#words/site/account.ts";
import { accountApi } from "../../account/account-api.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ownPacks } from "../../account/own-packs.ts";
import { TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Shelf } from "../../parts/page/shelf.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { AccountData } from "../not-loaded.tsx";
import { SitePage } from "../site-page.tsx";
import { AddPack } from "./add-pack.tsx";
import { OwnPack } from "./own-pack.tsx";

const say = accountWords.own;

/** Shows /packs: the account's own prompt packs (docs/game.md "Prompts"). */
export function OwnPacksPage() {
	const { found, again } = useLoaded(ownPacks);
	const { busy, error, run } = useAccountTask();
	const [open, setOpen] = useState<number | null>(null);
	const add = async (name: string, language: Language) => {
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
			<AccountData found={found} heading={say.unreachable} guest={say.guest} onAgain={again}>
				{(packs) => (
					<>
						{packs.length === 0 && <Sheet as="p">{say.empty}</Sheet>}
						<Shelf>
							{packs.map((pack) => (
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
						<AddPack onAdd={add} />
					</>
				)}
			</AccountData>
		</SitePage>
	);
}

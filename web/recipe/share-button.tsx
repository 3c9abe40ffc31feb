import { useState } from "react";
import type { Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { siteWords } from "#words/site/site.ts";
import { Button } from "../parts/form/button.tsx";
import { latePart } from "../parts/late-part.tsx";
import { Dialog } from "../parts/page/dialog.tsx";
import { castOf, typedCast } from "./cast.ts";

const say = createWords.recipe;

/** Loads late, because few hosts share their recipe. */
const ShareRecipe = latePart(() => import("./share-recipe.tsx"), "default", {
	loading: siteWords.loading,
	missing: siteWords.errors.badMessage,
});

interface Props {
	settings: Settings;
	className?: string | undefined;
	/** Looks as its class says, and not as a button. */
	link?: boolean;
}

/** Shows the button that shares these settings as a link, with the host's packs and cast. */
export function ShareButton({ settings, className, link = false }: Props) {
	const [open, setOpen] = useState(false);
	const button = {
		className,
		"aria-haspopup": "dialog",
		onClick: () => setOpen(true),
		children: say.share,
	} as const;
	return (
		<>
			{link ? <button type="button" {...button} /> : <Button kind="plain" small {...button} />}
			<Dialog title={say.share} open={open} onClose={() => setOpen(false)}>
				<ShareRecipe settings={settings} cast={castOf(typedCast())} />
			</Dialog>
		</>
	);
}

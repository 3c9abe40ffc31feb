import { recipeWords as say } from "#words/game/recipe.ts";
import { useOwnPackChoice } from "../account/own-packs.ts";
import QrCode from "../parts/code/qr-code.tsx";
import { ShareLink } from "../parts/code/share-link.tsx";
import common from "../parts/common.module.css";
import { Field } from "../parts/form/field.tsx";
import { Input } from "../parts/form/input.tsx";
import type { Recipe } from "./recipe.ts";
import { recipeLink } from "./write-recipe.ts";

/**
 * Shows the link and the QR code of these settings with the host's packs and cast, and the names
 * for which a link has no room (docs/game.md "Recipes").
 */
export default function ShareRecipe({ settings, cast }: Omit<Recipe, "packs">) {
	const { ticked } = useOwnPackChoice();
	const { url, left } = recipeLink({ settings, packs: ticked, cast }, location.origin);
	return (
		<div className={common.stack}>
			<p>{say.passOn}</p>
			<Field label={say.link}>
				<Input readOnly value={url} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
			</Field>
			{left.length > 0 && <p role="status">{say.left(left)}</p>}
			<ShareLink url={url} />
			<QrCode text={url} label={say.qr} />
		</div>
	);
}

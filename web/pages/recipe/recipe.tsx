import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { recipeWords as say } from "#words/game/recipe.ts";
import { sentences } from "#words/grammar.ts";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { type RecipeFault, readRecipe } from "../../recipe/read-recipe.ts";
import type { Recipe } from "../../recipe/recipe.ts";
import { SitePage } from "../site-page.tsx";
import { RecipeCard } from "./recipe-card.tsx";
import { useTaking } from "./use-taking.ts";

/** Shows /recipe: the settings of a link, before a room is opened (docs/game.md "Recipes"). */
export function RecipePage() {
	// The recipe is in the fragment, so the server and its log never see it.
	const { hash } = useLocation();
	return <RecipeOf text={hash.slice(1)} />;
}

/** Shows the recipe in a text, or why there is none. */
export function RecipeOf({ text }: { text: string }) {
	const { recipe, faults } = useMemo(() => readRecipe(text), [text]);
	return recipe ? <Found recipe={recipe} faults={faults} /> : <NotFound faults={faults} />;
}

const textOf = (faults: RecipeFault[]) => sentences(faults.map((fault) => say.faults[fault]));

function Found({ recipe, faults }: { recipe: Recipe; faults: RecipeFault[] }) {
	const { lost, missing, take } = useTaking(recipe);
	return (
		<SitePage
			title={say.title}
			heading={say.heading}
			back="/"
			footer={<Button onClick={take}>{say.take}</Button>}
		>
			{faults.length > 0 && <Banner kind="red">{textOf(faults)}</Banner>}
			<RecipeCard recipe={recipe} lost={lost} missing={missing} />
			<Hint as="p">{say.takeNote}</Hint>
		</SitePage>
	);
}

const NotFound = ({ faults }: { faults: RecipeFault[] }) => (
	<SitePage
		title={say.title}
		heading={say.title}
		back="/"
		footer={<ButtonLink to="/play/create?mode=default">{say.classic}</ButtonLink>}
	>
		<Notice role="alert" text={textOf(faults)}>
			<h2>{say.failed}</h2>
		</Notice>
	</SitePage>
);

import { useState } from "react";
import { LIMITS } from "#game/limits.ts";
import { createWords } from "#words/game/create.ts";
import { Field } from "../parts/form/field.tsx";
import { TextArea } from "../parts/form/text-area.tsx";
import { keepCast, typedCast } from "./cast.ts";

const say = createWords.cast;
const { charactersPerPlayer, characterNameLength } = LIMITS;

/** Asks for the characters that the host brings (docs/game.md "Recipes"). */
export function CastField() {
	const [lines, setLines] = useState(typedCast);
	const change = (typed: string) => {
		setLines(typed);
		keepCast(typed);
	};
	return (
		<Field label={say.label} hint={say.hint(charactersPerPlayer, characterNameLength)}>
			<TextArea
				value={lines}
				maxLength={charactersPerPlayer * (characterNameLength + 1)}
				autoComplete="off"
				autoCapitalize="words"
				onChange={(event) => change(event.target.value)}
			/>
		</Field>
	);
}

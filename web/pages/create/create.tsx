import { useSearchParams } from "react-router-dom";
import type { GameMode } from "#game/settings.ts";
import { createWords as say } from "#words/game/create.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Choice, Choices } from "../../parts/form/choice.tsx";
import { MODE_FORMS, MODES, modeOfQuery } from "../house-rules/modes.ts";
import { SitePage } from "../site-page.tsx";
import { CreateForm } from "./create-form.tsx";

/** Shows /play/create: the form of the mode in `?mode=`, else the mode picker. */
export function CreatePage() {
	const [query, setQuery] = useSearchParams();
	const mode = modeOfQuery(query.get("mode"));
	const change = (next: GameMode) => setQuery({ mode: MODE_FORMS[next].query }, { replace: true });
	return mode ? <CreateForm mode={mode} onMode={change} /> : <ModePicker />;
}

/** Shows a link to the create form of each mode. */
function ModePicker() {
	return (
		<SitePage title={say.title} heading={say.pickHeading} back="/play">
			<Choices>
				{MODES.map((mode) => {
					const { query, sprite } = MODE_FORMS[mode];
					return (
						<Choice
							key={mode}
							to={`/play/create?mode=${query}`}
							picture={<Avatar sprite={sprite} size={56} />}
							title={say.modes[mode].name}
							text={say.modes[mode].text}
						/>
					);
				})}
			</Choices>
		</SitePage>
	);
}

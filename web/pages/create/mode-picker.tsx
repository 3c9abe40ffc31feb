import { Avatar } from "../../parts/avatar.tsx";
import { Choice, Choices } from "../../parts/form/choice.tsx";
import { createWords } from "../../words/create.ts";
import { MODE_FORMS, MODES } from "../house-rules/modes.ts";
import { SitePage } from "../site-page.tsx";

/** Shows a link to the create form of each mode. */
export function ModePicker() {
	const say = createWords;
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

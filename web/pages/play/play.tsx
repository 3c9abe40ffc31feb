import { personWords } from "#words/site/person.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Crown } from "../../parts/crown.tsx";
import { Emoji } from "../../parts/emoji.tsx";
import { Choice, Choices } from "../../parts/form/choice.tsx";
import { store } from "../../store.ts";
import { Crowd } from "../home/crowd.tsx";
import { SitePage } from "../site-page.tsx";

const LAUGH = 5;

/** Shows /play: the links to create a game, enter one or watch one. */
export function PlayPage() {
	const say = personWords.play;
	return (
		<SitePage title={say.title} heading={say.heading} back="/">
			<Choices>
				<Choice
					to="/play/create"
					picture={<Crown size={50} />}
					title={say.create}
					text={say.createText}
					hot
				/>
				<Choice
					to="/play/join"
					picture={<Avatar sprite={store.profile?.sprite_id ?? 0} size={56} />}
					title={say.enter}
					text={say.enterText}
				/>
				<Choice
					to="/play/join?audience=true"
					picture={<Emoji index={LAUGH} size={48} />}
					title={say.audience}
					text={say.audienceText}
				/>
			</Choices>
			<Crowd />
		</SitePage>
	);
}

import { AVATARS, FONTS, THEMES } from "#game/catalogue.ts";
import { personWords } from "#words/site/person.ts";
import { SitePage } from "../pages/site-page.tsx";
import { Avatar } from "../parts/avatar.tsx";
import { Button } from "../parts/form/button.tsx";
import { Input } from "../parts/form/input.tsx";
import { Toggle } from "../parts/form/toggle.tsx";
import { Marked } from "../parts/marked.tsx";
import { Sheet } from "../parts/page/sheet.tsx";
import { Pill } from "../parts/pill.tsx";
import { Rosette } from "../parts/rosette.tsx";
import { StoryText } from "../parts/story/story-text.tsx";
import styles from "./scenes.module.css";
import { partOf } from "./texts.ts";

/** Shows every avatar, large and as small as it gets. */
export const AvatarWall = () => (
	<SitePage title="Avatars" heading="Avatars" back="/dev/scenes">
		<ul className={styles.wall}>
			{AVATARS.map(({ id, name }) => (
				<li key={id}>
					<Avatar sprite={id} size={80} blink />
					<Avatar sprite={id} size={32} />
					{id} {name}
				</li>
			))}
		</ul>
	</SitePage>
);

const Parts = ({ heading }: { heading: string }) => (
	<>
		<h2>
			The <Marked>{heading}</Marked>
		</h2>
		<Sheet>
			<p>A sheet with a few words on it.</p>
			<Pill>a pill</Pill>
		</Sheet>
		<p>
			{[0, 1, 2, 3, 4].map((rule) => (
				<Rosette key={rule} rule={rule} size={44} label={`Rosette ${rule}`} />
			))}
		</p>
		<Input aria-label={`Field of ${heading}`} placeholder="A field" />
		<Button>The way on</Button>
		<Button kind="plain">Another way</Button>
		<Toggle checked onChange={() => {}} label="A switch" />
	</>
);

/** Shows the same parts in every theme. */
export const ThemeSamples = () => (
	<SitePage title="Themes" heading="Themes" back="/dev/scenes">
		{THEMES.map(({ name }) => (
			<section key={name} className={styles.sample} data-theme={name}>
				<Parts heading={personWords.profile.themes[name]} />
			</section>
		))}
	</SitePage>
);

/** Shows text in the chosen font; the others have separate addresses. */
export const FontSamples = () => (
	<SitePage title="Fonts" heading="Fonts" back="/dev/scenes">
		<ul>
			{FONTS.map((font) => (
				<li key={font}>
					<a href={`/dev/scenes?screen=fonts&font=${font}`}>{font}</a>
				</li>
			))}
		</ul>
		<Parts heading="quick brown fox" />
		<StoryText>{partOf(0, 3)}</StoryText>
	</SitePage>
);

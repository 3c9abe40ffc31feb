import { personWords } from "#words/site/person.ts";
import { profileWords } from "#words/site/profile.ts";
import { Button } from "../../parts/form/button.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { LanguageMenu } from "../../parts/person/language-menu.tsx";
import { PersonFields } from "../../parts/person/person-fields.tsx";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { LookFields } from "./look-fields.tsx";
import styles from "./profile.module.css";
import { SignInBlock, Support } from "./sign-in-block.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";

const say = personWords.profile;

/** Shows the form of the profile. Saving leads to the page that asked for it, else to `next`. */
export function ProfileForm({ back, next }: { back: string; next: string }) {
	const { draft, change, refusedName, tried, alert, dismissAlert, save } = useProfileDraft(next);
	return (
		<Form
			noValidate
			className={sitePage.form}
			refused={refusedName && "name"}
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			<SitePage
				title={say.title}
				heading={say.heading}
				back={back}
				footer={<Button type="submit">{say.save}</Button>}
			>
				<PersonFields
					draft={draft}
					tried={tried}
					refused={refusedName}
					onChange={change}
					allAvatars
				/>
				<LookFields look={draft} onChange={change} />
				<LanguageMenu draft={draft} />
				<SignInBlock />
				<Support />
				<Help />
				<Alert text={alert} onClose={dismissAlert} />
			</SitePage>
		</Form>
	);
}

/** Explains what the profile can do, and hints at its secret. */
const Help = () => (
	<Sheet as="section" className={styles.help} aria-labelledby="profile-help">
		<h2 id="profile-help">{profileWords.help.heading}</h2>
		<ul>
			{profileWords.help.lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	</Sheet>
);

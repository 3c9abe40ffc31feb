import { Button } from "../../parts/form/button.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { PersonFields } from "../../parts/person/person-fields.tsx";
import { personWords } from "../../words/person.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { Help } from "./help.tsx";
import { LookFields } from "./look-fields.tsx";
import { SignInBlock } from "./sign-in-block.tsx";
import { Support } from "./support.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";

const say = personWords.profile;

/** Shows the form of the profile. Saving leads to the page that asked for it, else to `next`. */
export function ProfileForm({ back, next }: { back: string; next: string }) {
	const { draft, change, tried, alert, dismissAlert, save } = useProfileDraft(next);
	return (
		<Form
			noValidate
			className={sitePage.form}
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
				<PersonFields draft={draft} tried={tried} onChange={change} allAvatars />
				<LookFields look={draft} onChange={change} />
				<SignInBlock />
				<Support />
				<Help />
				<Alert text={alert} onClose={dismissAlert} />
			</SitePage>
		</Form>
	);
}

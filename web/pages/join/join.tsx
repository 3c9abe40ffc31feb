import { useSearchParams } from "react-router-dom";
import { personWords } from "#words/site/person.ts";
import { Button } from "../../parts/form/button.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { JoinFields } from "./join-fields.tsx";
import { useJoining } from "./use-joining.ts";

const say = personWords.join;

/** Shows /play/join: the field for a room code. `?audience=true` asks for an audience seat. */
export function JoinPage() {
	const [query] = useSearchParams();
	const as = query.get("audience") === "true" ? "audience" : "players";
	const joining = useJoining(as);
	return (
		<Form className={sitePage.form} noValidate onSubmit={joining.join}>
			<SitePage
				title={say.title}
				heading={as === "audience" ? say.audienceHeading : say.heading}
				back="/play"
				footer={
					<Button type="submit" busy={joining.busy}>
						{as === "audience" ? say.joinAudience : say.join}
					</Button>
				}
			>
				<JoinFields {...joining} />
				<Alert text={joining.alert} onClose={joining.dismissAlert} />
			</SitePage>
		</Form>
	);
}

import { accountWords } from "#words/site/account.ts";
import type { SavedStoryRow } from "../../../gateway/api/answers.ts";
import { accountApi } from "../../account/account-api.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Shelf } from "../../parts/page/shelf.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { OthersLines } from "../../screens/first-line/others-lines.tsx";
import { AccountData } from "../not-loaded.tsx";
import { SitePage } from "../site-page.tsx";
import { DaysWritten } from "./days-written.tsx";
import { StoryRow } from "./story-row.tsx";

const say = accountWords.savedStories;

/** Shows /library: the saved stories of the account. */
export function LibraryPage() {
	const { found, again } = useLoaded(accountApi.savedStories);
	const { busy, error, run } = useAccountTask();
	const remove = ({ id }: SavedStoryRow) =>
		run(async () => {
			await accountApi.deleteStory(id);
			again();
		});
	return (
		<SitePage title={say.title} heading={say.heading} back="/user">
			<TaskError error={error} />
			<DaysWritten />
			<OthersLines />
			<AccountData found={found} heading={say.unreachable} guest={say.guest} onAgain={again}>
				{(stories) =>
					stories.length === 0 ? (
						<Sheet as="p">{say.empty}</Sheet>
					) : (
						<Shelf>
							{stories.map((story) => (
								<StoryRow key={story.id} story={story} busy={busy} onDelete={() => remove(story)} />
							))}
						</Shelf>
					)
				}
			</AccountData>
		</SitePage>
	);
}

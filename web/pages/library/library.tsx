import { Link } from "react-router-dom";
import type { SavedStoryRow } from "../../../gateway/api/answers.ts";
import { accountApi } from "../../account/account-api.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ApiError } from "../../api.ts";
import { dayOf } from "../../exports/story-date.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import shelf from "../../parts/page/shelf.module.css";
import { Shelf } from "../../parts/page/shelf.tsx";
import { Pill } from "../../parts/pill.tsx";
import { accountWords } from "../../words/account.ts";
import { exportWords } from "../../words/exports.ts";
import { NotLoaded } from "../not-loaded.tsx";
import { SitePage } from "../site-page.tsx";
import { useLoaded } from "../use-loaded.ts";
import styles from "./library.module.css";

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
			{found === null || found instanceof ApiError ? (
				<NotLoaded error={found} heading={say.unreachable} guest={say.guest} onAgain={again} />
			) : found.length === 0 ? (
				<Sheet as="p">{say.empty}</Sheet>
			) : (
				<Shelf>
					{found.map((story) => (
						<Sheet as="li" key={story.id}>
							<div>
								<Link
									dir="auto"
									className={classes(shelf.title, styles.title)}
									to={`/library/${story.id}`}
								>
									{story.title}
								</Link>
								<span className={common.quiet}>
									{say.facts(story.parts, dayOf(new Date(story.saved_at)))}
								</span>
								{story.mature && <Pill className={styles.rating}>{exportWords.rating(true)}</Pill>}
							</div>
							<ConfirmButton
								small
								label={say.delete}
								sure={say.sure}
								aria-describedby={`story-${story.id}`}
								disabled={busy}
								onConfirm={() => remove(story)}
							/>
							<span className={common.silentText} id={`story-${story.id}`}>
								{say.deleteName(story.title)}
							</span>
						</Sheet>
					))}
				</Shelf>
			)}
		</SitePage>
	);
}

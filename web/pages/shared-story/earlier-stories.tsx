import { exportWords } from "#words/game/exports.ts";
import { sequelWords as words } from "#words/game/sequel.ts";
import type { PublicStory } from "../../../gateway/api/answers.ts";
import common from "../../parts/common.module.css";
import { Quoted } from "../../parts/story/quoted.tsx";
import { SharedParts } from "./shared-parts.tsx";

/** Shows the stories that a sequel continues as its first chapters, and the heading of its own. */
export const EarlierStories = ({ earlier }: { earlier: NonNullable<PublicStory["earlier"]> }) =>
	earlier.length === 0 ? null : (
		<>
			{earlier.map(({ title, captain, parts, whole }, chapter) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the chapters never change places
				<section key={chapter} aria-label={title}>
					<Quoted as="h2" className={common.breakAnywhere}>
						{title}
					</Quoted>
					{captain && <p className={common.quiet}>{exportWords.startedBy(captain.name)}</p>}
					{!whole && <p className={common.quiet}>{words.onlyEnd}</p>}
					<SharedParts parts={parts} />
				</section>
			))}
			<h2>{words.next}</h2>
		</>
	);

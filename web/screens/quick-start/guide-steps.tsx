import { Avatar } from "../../parts/avatar.tsx";
import { Emoji } from "../../parts/emoji.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import type { Guide, PictureChoice } from "./guide.ts";
import styles from "./quick-start.module.css";

const GuidePicture = ({ picture }: { picture: PictureChoice }) =>
	"sprite" in picture ? (
		<Avatar sprite={picture.sprite} size={64} className={styles.picture} />
	) : (
		<Emoji index={picture.emoji} size={50} className={styles.picture} />
	);

/** Shows the steps of a guide, each with its picture. */
export const GuideSteps = ({ guide }: { guide: Guide }) => (
	<ol className={styles.guide}>
		{guide.steps.map((step) => (
			<Sheet as="li" key={step.title}>
				<GuidePicture picture={step.picture} />
				<div>
					<h2>{step.title}</h2>
					<p>{step.text}</p>
				</div>
			</Sheet>
		))}
	</ol>
);

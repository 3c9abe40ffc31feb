import { doodleWords as say } from "#words/game/doodle.ts";
import DoodlePad from "../../doodle/doodle-pad.tsx";
import common from "../../parts/common.module.css";
import { SitePage } from "../site-page.tsx";

/** Shows /drawing: the doodle pad (docs/site.md "Doodle pad"). */
export const DrawingPage = () => (
	<SitePage title={say.title} heading={say.heading} back="/">
		<p className={common.quiet}>{say.lead}</p>
		<DoodlePad />
	</SitePage>
);

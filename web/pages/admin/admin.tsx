import { useState } from "react";
import { adminWords as say } from "#words/site/admin.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError } from "../../api.ts";
import { Segmented } from "../../parts/form/segmented.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { SitePage } from "../site-page.tsx";
import { adminApi } from "./admin-api.ts";
import { SECTION_NAMES, SECTIONS, type Section } from "./sections.ts";
import { ServerState } from "./server-state.tsx";

/**
 * Shows the admin page to a device with an admin key, and an empty page to all others
 * (docs/site.md "Admin page").
 */
export function AdminPage() {
	const { found } = useLoaded(adminApi.access);
	const [section, setSection] = useState<Section>("messages");
	if (found === null || found instanceof ApiError) return <title>{siteWords.product}</title>;
	const Shown = SECTIONS[section];
	return (
		<SitePage title={say.title} heading={say.heading} back="/">
			<ServerState />
			<Segmented
				label={say.show}
				layout="thirds"
				options={SECTION_NAMES.map((value) => ({
					value,
					label: say.sections[value],
				}))}
				value={section}
				onChange={setSection}
			/>
			<h2>{say.sections[section]}</h2>
			<Shown />
		</SitePage>
	);
}

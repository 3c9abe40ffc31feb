import { useSearchParams } from "react-router-dom";
import type { GameMode } from "#game/settings.ts";
import { MODE_FORMS, modeOfQuery } from "../house-rules/modes.ts";
import { CreateForm } from "./create-form.tsx";
import { ModePicker } from "./mode-picker.tsx";

/** Shows /play/create: the form of the mode in `?mode=`, else the mode picker. */
export function CreatePage() {
	const [query, setQuery] = useSearchParams();
	const mode = modeOfQuery(query.get("mode"));
	const change = (next: GameMode) => setQuery({ mode: MODE_FORMS[next].query }, { replace: true });
	return mode ? <CreateForm mode={mode} onMode={change} /> : <ModePicker />;
}

import { type ComponentType, createContext } from "react";
import type { Settings } from "#game/settings.ts";

/** The props of the form that changes a room's settings. */
export interface RulesFormProps {
	settings: Settings;
	/** The number of players, which the lengths are for. */
	people: number;
	/** Gets the settings that differ. Resolves to whether the room took them. */
	onSave: (changed: Partial<Settings>) => Promise<boolean>;
	onClose: () => void;
}

/** The form, which the page gives to its screens because it belongs to the pages. */
export const RulesFormSlot = createContext<ComponentType<RulesFormProps> | null>(null);

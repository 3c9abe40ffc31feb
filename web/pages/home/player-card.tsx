import { Avatar } from "../../parts/avatar.tsx";
import type { Profile } from "../../store.ts";
import { siteWords } from "../../words/site.ts";

/** Longer names come from accounts, never from the form; site.md section 2. */
const SHOWN = 16;

/** Who plays on this device. */
export function PlayerCard({ profile }: { profile: Profile | null }) {
	const say = siteWords.home;
	return (
		<div className="sheet card">
			<Avatar sprite={profile?.sprite_id ?? 0} size={92} blink />
			<div>
				<h2>{profile?.name.slice(0, SHOWN) ?? say.guest}</h2>
				<p className="quiet">{profile ? say.greeting : say.nameless}</p>
			</div>
		</div>
	);
}

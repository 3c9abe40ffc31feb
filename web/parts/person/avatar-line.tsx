import { lazy, Suspense } from "react";
import { loadPart } from "../../routing/late.ts";

interface Props {
	sprite: number;
}

// Loads late, because the page does not need it.
const Line = lazy(async () => {
	const { avatarLines } = await loadPart(() => import("#words/evening/avatar-lines.ts"));
	return { default: ({ sprite }: Props) => avatarLines[sprite] ?? null };
});

/** Shows the line about a character, which loads late. */
export const AvatarLine = ({ sprite }: Props) => (
	<Suspense>
		<Line sprite={sprite} />
	</Suspense>
);

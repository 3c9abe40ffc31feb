import { latePart } from "../late-part.tsx";

interface Props {
	sprite: number;
}

/** Shows the line about a character. It loads late, because the page does not need it. */
export const AvatarLine = latePart(async () => {
	const { avatarLines } = await import("#words/game/avatar-lines.ts");
	return { Line: ({ sprite }: Props) => avatarLines[sprite] ?? null };
}, "Line");

import { useEffect, useRef } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Crown } from "../../parts/crown.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./crown-sheet.module.css";

const SHOWN = 4000;

interface CrownSheetProps {
	text: string;
	/** The avatar of the new host. */
	sprite: number | undefined;
	onOver: () => void;
}

/** Shows the new host over the page for a moment, which does not pass while the page is hidden. */
export function CrownSheet({ text, sprite, onOver }: CrownSheetProps) {
	const over = useRef(onOver);
	over.current = onOver;
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const count = () => {
			clearTimeout(timer);
			if (document.visibilityState === "visible") timer = setTimeout(() => over.current(), SHOWN);
		};
		count();
		document.addEventListener("visibilitychange", count);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", count);
		};
	}, []);
	return (
		<Sheet className={styles.sheet}>
			<span className={styles.face}>
				<Crown className={styles.crown} />
				{sprite !== undefined && <Avatar sprite={sprite} size={64} />}
			</span>
			<p>{text}</p>
		</Sheet>
	);
}

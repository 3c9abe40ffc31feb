import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { zineWords as say } from "#words/site/zine.ts";
import { IconButton } from "../../parts/form/icon-button.tsx";
import styles from "./zine.module.css";
import { ZINE_PAGES } from "./zine-pages.ts";

const LAST = ZINE_PAGES - 1;

/** The buttons to other pages, and the number of this one. */
export function Turner({ page, onTurn }: { page: number; onTurn: (page: number) => void }) {
	const turns = [
		{ label: say.first, to: 0, Icon: ChevronFirst },
		{ label: say.previous, to: page - 1, Icon: ChevronLeft },
		{ label: say.next, to: page + 1, Icon: ChevronRight },
		{ label: say.last, to: LAST, Icon: ChevronLast },
	];
	const buttons = turns.map(({ label, to, Icon }) => (
		<IconButton
			key={label}
			aria-label={label}
			// A disabled button would lose the keyboard's focus.
			aria-disabled={to < 0 || to > LAST || to === page}
			onClick={() => onTurn(to)}
		>
			<Icon size={26} strokeWidth={3} aria-hidden />
		</IconButton>
	));
	return (
		<nav className={styles.turner} aria-label={say.turn}>
			{buttons.slice(0, 2)}
			<p className={styles.number} role="status">
				{say.page(page + 1, ZINE_PAGES)}
			</p>
			{buttons.slice(2)}
		</nav>
	);
}

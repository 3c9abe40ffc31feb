import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./drawer.module.css";

interface Props {
	id?: string;
	/** The row that opens it. */
	label: ReactNode;
	children: ReactNode;
}

/** Shows one row that opens what few people look for. */
export const Drawer = ({ id, label, children }: Props) => (
	<details className={styles.drawer} id={id}>
		<summary className={styles.row}>
			{label}
			<ChevronDown className={styles.sign} size={22} strokeWidth={3} aria-hidden />
		</summary>
		{children}
	</details>
);

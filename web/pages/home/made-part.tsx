import { type ComponentType, type ReactNode, useState } from "react";
import { latePage, latePart } from "../../parts/late-part.tsx";
import { noteMadePart } from "../../prerendered/made-parts.ts";
import { usePrerendered } from "../../prerendered/prerendered.ts";
import styles from "./made-part.module.css";

/**
 * Returns a late part without props, whose markup the document of its page has
 * (supervisor/build/made-documents.mjs). Code that comes with the page takes the markup over. Until
 * later code has come the markup is shown, and a press on one of its buttons waits for it
 * (web/prerendered/take-over.js). `missing` is shown where the document has none.
 */
export function madePart<Module, Name extends keyof Module & string>(
	load: () => Promise<Module>,
	name: Name,
	missing: ReactNode,
): ComponentType {
	if (import.meta.env.SSR) {
		const Whole = latePage(load, name) as ComponentType;
		return () => (
			<div className={styles.around}>
				<div className={styles.around} data-made={name}>
					<Whole />
				</div>
			</div>
		);
	}
	const html = document.querySelector(`[data-made=${name}]`)?.innerHTML;
	let InTime: ComponentType | null = null;
	if (html !== undefined && document.documentElement.dataset.otherLine === undefined)
		noteMadePart(
			load().then((module) => {
				InTime = module[name] as ComponentType;
			}),
		);
	const loading =
		html === undefined ? (
			missing
		) : (
			<div
				ref={pressAgain}
				className={styles.around}
				data-made={name}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: React made it, for the document
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		);
	const Part = latePart(load, name, { loading }) as ComponentType;
	return () => {
		const prerendered = usePrerendered();
		const [Own] = useState(() => InTime);
		return (
			<div className={styles.around}>
				{Own ? (
					<div className={styles.around} data-made={prerendered ? name : undefined}>
						<Own />
					</div>
				) : (
					<Part />
				)}
			</div>
		);
	};
}

/** Presses a button of what takes the place of the markup, as it was pressed there. */
const pressAgain = (made: HTMLDivElement) => {
	const around = made.parentElement;
	return () =>
		void setTimeout(() =>
			around?.querySelectorAll("button")[Number(made.dataset.pressed)]?.click(),
		);
};

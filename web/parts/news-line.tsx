import { useEffect, useState } from "react";
import { classes } from "./classes.ts";
import common from "./common.module.css";

/** Milliseconds after which screen readers have begun to read the news. */
const READ = 5000;

interface Props {
	/** The news; empty if there are none. */
	text: string;
	/** Changes when the same text is news once more. */
	turn?: number;
	className?: string | undefined;
	/** A hook for tests. */
	"data-sparks"?: boolean;
}

/**
 * Announces news to screen readers. It is empty again after a moment, because a person who reads
 * the page later would take it for new.
 */
export function NewsLine({ text, turn = 0, className, ...rest }: Props) {
	const [read, setRead] = useState<string | null>(null);
	const news = `${turn} ${text}`;
	useEffect(() => {
		setRead(null);
		const timer = setTimeout(() => setRead(news), READ);
		return () => clearTimeout(timer);
	}, [news]);
	return (
		<p {...rest} className={classes(common.silentText, className)} role="status">
			{read === news ? "" : text}
		</p>
	);
}

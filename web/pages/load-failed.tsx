import { siteWords } from "#words/site/site.ts";
import type { ApiError } from "../api.ts";
import common from "../parts/common.module.css";
import { Button } from "../parts/form/button.tsx";

interface Props {
	/** The name of what failed. */
	heading?: string;
	error: ApiError;
	onAgain: () => void;
}

/** Shows why a call failed, with a button that repeats it. */
export const LoadFailed = ({ heading, error, onAgain }: Props) => (
	<div className={common.stack} role="alert">
		{heading && <h2>{heading}</h2>}
		<p>{error.message}</p>
		<Button onClick={onAgain}>{siteWords.tryAgain}</Button>
	</div>
);

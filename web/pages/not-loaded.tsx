import type { ApiError } from "../api.ts";
import common from "../parts/common.module.css";
import { Button, ButtonLink } from "../parts/form/button.tsx";
import { accountWords } from "../words/account.ts";
import { siteWords } from "../words/site.ts";

const UNAUTHORIZED = 401;

interface NotLoadedProps {
	/** Null while the call is under way. */
	error: ApiError | null;
	/** What failed. */
	heading: string;
	/** What to do about it for those who are not signed in. */
	guest: string;
	onAgain: () => void;
}

/**
 * Stands where something of an account should be: it is on its way, its owner has to sign in first,
 * or it did not come.
 */
export function NotLoaded({ error, heading, guest, onAgain }: NotLoadedProps) {
	if (!error) return <p role="status">{siteWords.loading}</p>;
	if (error.status === UNAUTHORIZED) {
		return (
			<div className={common.stack}>
				<p>{guest}</p>
				<ButtonLink to="/user">{accountWords.savedStories.toProfile}</ButtonLink>
			</div>
		);
	}
	return (
		<div className={common.stack} role="alert">
			<h2>{heading}</h2>
			<p>{error.message}</p>
			<Button onClick={onAgain}>{siteWords.tryAgain}</Button>
		</div>
	);
}

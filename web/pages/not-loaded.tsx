import { siteWords } from "#words/site/site.ts";
import { type ApiError, UNAUTHORIZED } from "../api.ts";
import common from "../parts/common.module.css";
import { Button } from "../parts/form/button.tsx";
import { SignInAsk } from "./sign-in-ask.tsx";

interface NotLoadedProps {
	/** Null while the call runs. */
	error: ApiError | null;
	/** The name of what failed. */
	heading: string;
	/** The text that explains to guests what signing in gives. */
	guest: string;
	onAgain: () => void;
}

/** Shows that data of the account is loading, needs a sign-in, or failed to load. */
export function NotLoaded({ error, heading, guest, onAgain }: NotLoadedProps) {
	if (!error) return <p role="status">{siteWords.loading}</p>;
	if (error.status === UNAUTHORIZED) return <SignInAsk onSignedIn={onAgain}>{guest}</SignInAsk>;
	return (
		<div className={common.stack} role="alert">
			<h2>{heading}</h2>
			<p>{error.message}</p>
			<Button onClick={onAgain}>{siteWords.tryAgain}</Button>
		</div>
	);
}

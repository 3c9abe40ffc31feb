import type { ReactNode } from "react";
import { siteWords } from "#words/site/site.ts";
import { ApiError, UNAUTHORIZED } from "../api.ts";
import { LoadFailed } from "./load-failed.tsx";
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
	return <LoadFailed heading={heading} error={error} onAgain={onAgain} />;
}

interface AccountDataProps<T> extends Omit<NotLoadedProps, "error"> {
	/** The result of the call; null while it runs. */
	found: T | ApiError | null;
	children: (found: T) => ReactNode;
}

/** Shows data of the account once it has loaded, and before that why it has not. */
export function AccountData<T>({ found, children, ...rest }: AccountDataProps<T>) {
	if (found === null) return <NotLoaded error={null} {...rest} />;
	if (found instanceof ApiError) return <NotLoaded error={found} {...rest} />;
	return children(found);
}

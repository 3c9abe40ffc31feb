import type { ReactNode } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { siteWords } from "#words/site/site.ts";
import { type ApiError, NOT_FOUND } from "../../api.ts";
import { ButtonLink } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { Page } from "../../parts/page/page.tsx";

const say = ownAccountWords.signIn;

interface Props {
	header: ReactNode;
	/** Null while the sign-in loads. */
	error: ApiError | null;
}

/** Shows that a sign-in is loading, or why it cannot go on. */
export const NoSignIn = ({ header, error }: Props) => (
	<Page header={header}>
		<title>{`${say.title} | ${siteWords.product}`}</title>
		{error === null ? (
			<p role="status">{siteWords.loading}</p>
		) : (
			<Notice role="alert">
				<Heading>{say.over}</Heading>
				<p>{error.status === NOT_FOUND ? say.overText : error.message}</p>
				<ButtonLink to="/user">{say.toProfile}</ButtonLink>
			</Notice>
		)}
	</Page>
);

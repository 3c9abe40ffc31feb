import type { ReactNode } from "react";
import { ownAccountWords } from "#words/site/own-account.ts";
import { siteWords } from "#words/site/site.ts";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page, PageFooter } from "../../parts/page/page.tsx";
import { RecoveryCodes } from "../account/recovery-codes.tsx";

const say = ownAccountWords.codes;

interface KeptCodesProps {
	header: ReactNode;
	codes: string[];
	/** The address at which the sign-in goes on. */
	next: string;
	onKept: (next: string) => void;
}

/** Shows the recovery codes of a new account, before the sign-in goes on. */
export const KeptCodes = ({ header, codes, next, onKept }: KeptCodesProps) => (
	<Page
		header={header}
		footer={
			<PageFooter>
				<Button onClick={() => onKept(next)}>{say.kept}</Button>
			</PageFooter>
		}
	>
		<title>{`${say.heading} | ${siteWords.product}`}</title>
		<Heading>{say.heading}</Heading>
		<RecoveryCodes codes={codes} />
	</Page>
);

import { siteWords } from "#words/site/site.ts";
import { Button } from "../parts/form/button.tsx";
import { Logo } from "../parts/page/logo.tsx";
import { Page, PageFooter, PageHeader } from "../parts/page/page.tsx";

/** Shows that a page failed to render, or that its code did not load (after an upgrade). */
export function ErrorPage() {
	const say = siteWords.errorPage;
	return (
		<Page
			header={
				<PageHeader>
					<Logo />
				</PageHeader>
			}
			footer={
				<PageFooter>
					<Button onClick={() => location.reload()}>{say.reload}</Button>
				</PageFooter>
			}
		>
			<h1>{say.heading}</h1>
			<p>{say.text}</p>
		</Page>
	);
}

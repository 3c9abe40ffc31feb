import { Suspense, useCallback } from "react";
import { useParams } from "react-router-dom";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError, NOT_FOUND } from "../../api.ts";
import { Button } from "../../parts/form/button.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { tableApi } from "../../room/seats/lasting-tables.ts";
import { late } from "../../routing/late.ts";
import { SitePage } from "../site-page.tsx";

// Loads late, because the first load names what a page needs.
const TableFound = late(() => import("./table-found.tsx"), "default");

const say = lastingTableWords.page;

/** Shows /table/KEY: the table that a group keeps, with its shelf (docs/game.md "Lasting tables"). */
export function TablePage() {
	const { key = "" } = useParams();
	const { found, again } = useLoaded(useCallback(() => tableApi.read(key), [key]));
	const loading = <p role="status">{siteWords.loading}</p>;
	if (found !== null && !(found instanceof ApiError))
		return (
			<Suspense fallback={loading}>
				<TableFound table={found} onAgain={again} />
			</Suspense>
		);
	return (
		<SitePage title={say.title} heading={say.title} back="/">
			{found === null ? (
				loading
			) : (
				<Notice role="alert" text={found.message}>
					{found.status === NOT_FOUND ? (
						<h2>{say.failed}</h2>
					) : (
						<Button onClick={again}>{siteWords.tryAgain}</Button>
					)}
				</Notice>
			)}
		</SitePage>
	);
}

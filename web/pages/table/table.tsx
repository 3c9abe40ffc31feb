import { useCallback } from "react";
import { useParams } from "react-router-dom";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError, NOT_FOUND } from "../../api.ts";
import { Button } from "../../parts/form/button.tsx";
import { latePage } from "../../parts/late-part.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { tableApi } from "../../room/seats/lasting-tables.ts";
import { SitePage } from "../site-page.tsx";

const Loading = () => <p role="status">{siteWords.loading}</p>;

// Loads late, because the first load names what a page needs.
const TableFound = latePage(() => import("./table-found.tsx"), "default", {
	loading: <Loading />,
});

const say = lastingTableWords.page;

/** Shows /table/KEY: the table that a group keeps, with its shelf (docs/game.md "Lasting tables"). */
export function TablePage() {
	const { key = "" } = useParams();
	const { found, again } = useLoaded(useCallback(() => tableApi.read(key), [key]));
	if (found !== null && !(found instanceof ApiError))
		return <TableFound table={found} onAgain={again} />;
	return (
		<SitePage title={say.title} heading={say.title} back="/">
			{found === null ? (
				<Loading />
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

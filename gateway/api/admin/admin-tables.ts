import { deleteTable } from "../../../db/days/lasting-tables.ts";
import { TableGoneAnswer } from "../days-answers.ts";
import { routeGroup } from "../route.ts";
import { tableInPath } from "../tables/table-in-path.ts";
import { adminOf } from "./admin-deeds.ts";

/** The lasting tables, for admins (docs/site.md "Admin page"). */
export const adminTableRoutes = routeGroup(
	"Admin",
	{
		"DELETE /admin/tables/:key": {
			summary: "Deletes a table; its evenings stay in the libraries of its people.",
			access: ["operator"],
			answer: TableGoneAnswer,
			refuses: [404],
		},
	},
	(api) => ({
		"DELETE /admin/tables/:key": async (ctx) => {
			const act = await adminOf(api, ctx);
			const { id } = await tableInPath(api, ctx);
			await act({ action: "table.delete", target: String(id) }, () => deleteTable(api.db, id));
			return { deleted: true } as const;
		},
	}),
);

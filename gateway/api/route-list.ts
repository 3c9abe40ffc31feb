import type { Route, RouteGroup } from "./route-table.ts";
import { API_ROUTES, ROOT_ROUTES } from "./routes.ts";

const BEGIN = "<!-- From the routes of gateway/api, by `npm run check -- --fix` -->";
const END = "<!-- End of the routes -->";

const ACCESS = {
	account: "account",
	optional: "account or guest",
	operator: "admin key",
	seat: "seat",
} as const;

/** Returns docs/protocol.md with the list of all calls between its two marks. Throws without them. */
export function withRouteList(document: string): string {
	const [before, rest] = document.split(`${BEGIN}\n`);
	const [, after] = rest?.split(`${END}\n`) ?? [];
	if (before === undefined || after === undefined)
		throw new Error(`docs/protocol.md must have the lines ${BEGIN} and ${END}`);
	const groups: readonly RouteGroup[] = [...API_ROUTES, ...ROOT_ROUTES];
	const rows = groups.flatMap(({ routes }) => Object.entries<Route>(routes).map(row));
	const table = ["| call | by | what it does |", "|---|---|---|", ...rows].join("\n");
	return `${before}${BEGIN}\n\n${table}\n\n${END}\n${after}`;
}

function row([name, { summary, access = [] }]: [string, Route]): string {
	const call = name.replace(/:(\w+)/g, "{$1}");
	const callers = access.map((way) => ACCESS[way]).join(", ") || "all";
	return `| \`${call}\` | ${callers} | ${summary} |`;
}

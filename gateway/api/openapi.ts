import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { SECRET_HEADER } from "../session.ts";
import * as answers from "./answers.ts";
import * as daysAnswers from "./days-answers.ts";
import { Person } from "./person.ts";
import type { Route, RouteGroup } from "./route-table.ts";
import { API_PREFIX, API_ROUTES, ROOT_ROUTES } from "./routes.ts";
import * as siteAnswers from "./site-answers.ts";

/** The meaning of each error status (docs/protocol.md "REST"). */
const REFUSALS: Readonly<Record<number, string>> = {
	400: "The body is not JSON.",
	401: "The call needs an account, and no valid token came.",
	403: "The caller may not do this.",
	404: "There is no such thing.",
	408: "The body took too long to arrive.",
	409: "The call conflicts with what is there.",
	410: "It was taken down.",
	413: "The body is too long.",
	415: "The body is not called JSON, or has an unknown encoding.",
	421: "The Host header is not a name of this server.",
	422: "A value is missing or outside its range.",
	429: "The address made too many of these calls.",
	500: "The server has a fault.",
	503: "The server cannot do this at the moment.",
};

/** The error statuses with a Retry-After header. */
const RETRIED = [429, 503];

const EVERY_CALL = [421, 429, 500];
const CALLS_WITH_BODY = [400, 408, 413, 415, 422];
const CALLS_OF_ACCOUNTS = [401, 503];

/** The parameters in the paths. */
const PARAMETERS: Readonly<Record<string, object>> = {
	code: { schema: { type: "string" }, description: "Case, spaces and hyphens do not matter." },
	id: { schema: { type: "integer", minimum: 1 } },
	story: { schema: { type: "integer", minimum: 1 } },
	name: { schema: { type: "string" } },
	login: { schema: { type: "string" }, description: "As in `GET /twitch/streams`." },
	shortcut: { schema: { type: "string" } },
	uid: { schema: { type: "string" }, description: "The id of a sign-in that this browser began." },
	file: { schema: { type: "string" }, description: "A token with `.ics`." },
	key: { schema: { type: "string" }, description: "The secret in the link of a table." },
	begin: {
		schema: { type: "string" },
		description: "Local time of the first evening, as 2026-12-03T20:00, with `.ics`.",
	},
	page: { schema: { type: "integer", minimum: 0, maximum: 81 } },
};

const SECURITY = {
	account: [{ account: [] }],
	optional: [{}, { account: [] }],
	operator: [{ operator: [] }],
	seat: [{ seat: [] }],
} as const;

const { ErrorBody } = answers;
const definitions: Record<string, v.GenericSchema> = {
	...answers,
	...daysAnswers,
	...siteAnswers,
	Person,
};

/** Returns the OpenAPI 3.1 document of every REST call, for docs/openapi.json. */
export function openApi() {
	const refusal = ([status, description]: [string, string]) => [
		status,
		{
			description,
			...(RETRIED.includes(Number(status)) && {
				headers: {
					"Retry-After": { schema: { type: "integer" }, description: "Seconds to wait" },
				},
			}),
			content: json(ErrorBody),
		},
	];
	return {
		openapi: "3.1.0",
		info: {
			title: "Plotluck",
			description: 'The REST calls of docs/protocol.md "REST".',
			version: "3",
			license: { name: "MIT", identifier: "MIT" },
		},
		servers: [{ url: "/" }],
		tags: [...API_ROUTES, ...ROOT_ROUTES].map(({ tag }) => ({ name: tag })),
		paths: { ...pathsOf(API_ROUTES, API_PREFIX), ...pathsOf(ROOT_ROUTES, "") },
		components: {
			schemas: Object.fromEntries(
				Object.entries(definitions).map(([name, schema]) => [name, inline(schema)]),
			),
			responses: Object.fromEntries(Object.entries(REFUSALS).map(refusal)),
			securitySchemes: {
				account: {
					type: "http",
					scheme: "bearer",
					description: "An access token of the provider that GET /accounts names.",
				},
				operator: { type: "apiKey", in: "header", name: "x-admin-key" },
				seat: { type: "apiKey", in: "header", name: SECRET_HEADER },
			},
		},
	};
}

function pathsOf(groups: readonly RouteGroup[], prefix: string) {
	const paths: Record<string, Record<string, object>> = {};
	for (const { tag, routes } of groups)
		for (const [name, route] of Object.entries<Route>(routes)) {
			const [method = "", path = ""] = name.split(" ");
			const template = prefix + path.replace(/:(\w+)/g, "{$1}");
			const added = { [method.toLowerCase()]: operation(tag, name, route) };
			paths[template] = { ...paths[template], ...added };
		}
	return paths;
}

function operation(tag: string, name: string, route: Route) {
	const { summary, access, body, reads, answer, media, status = 200, alsoStatus = [] } = route;
	const names = [...name.matchAll(/:(\w+)/g)].map(([, parameter = ""]) => parameter);
	const success =
		status === 303
			? { description: summary, headers: { Location: { schema: inline(answer) } } }
			: { description: summary, content: content(answer, media) };
	const refused = [...refusalsOf(route)].filter((refusal) => !alsoStatus.includes(refusal));
	return {
		tags: [tag],
		operationId: operationId(name),
		summary,
		...(access && { security: access.flatMap((way) => [...SECURITY[way]]) }),
		...(names.length > 0 && { parameters: names.map(parameter) }),
		...(body && {
			requestBody: {
				required: !v.is(body, {}),
				content: content(body, reads === "form" ? "application/x-www-form-urlencoded" : undefined),
			},
		}),
		responses: {
			...Object.fromEntries([status, ...alsoStatus].map((each) => [each, success])),
			...Object.fromEntries(
				refused.map((each) => [each, { $ref: `#/components/responses/${each}` }]),
			),
		},
	};
}

/** Returns `getRoomsCode` for `GET /rooms/:code`. */
function operationId(name: string): string {
	const [method = "", path = ""] = name.split(" ");
	return method.toLowerCase() + path.replace(/[/:]+(\w)/g, (_, first) => first.toUpperCase());
}

function refusalsOf({ access = [], body, refuses = [] }: Route): Set<number> {
	return new Set([
		...EVERY_CALL,
		...(body ? CALLS_WITH_BODY : []),
		...(access.includes("account") ? CALLS_OF_ACCOUNTS : []),
		...(access.includes("operator") && access.length === 1 ? [403] : []),
		...refuses,
	]);
}

function parameter(name: string) {
	const known = PARAMETERS[name];
	if (!known) throw new Error(`The path parameter ${name} must be in PARAMETERS`);
	return { name, in: "path", required: true, ...known };
}

const content = (schema: v.GenericSchema, media = "application/json") => ({
	[media]: { schema: reference(schema) },
});

const json = (schema: v.GenericSchema) => content(schema);

/** The schema as a reference where it has a name. */
function reference(schema: v.GenericSchema) {
	const name = Object.keys(definitions).find((known) => definitions[known] === schema);
	return name === undefined ? inline(schema) : { $ref: `#/components/schemas/${name}` };
}

/** The schema itself, with references to those inside it that have names. */
function inline(schema: v.GenericSchema): object {
	const others = Object.entries(definitions).filter(([, known]) => known !== schema);
	const { $schema, $defs, ...converted } = toJsonSchema(schema, {
		target: "draft-2020-12",
		definitions: Object.fromEntries(others),
		overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
		// Rules that JSON Schema cannot express.
		ignoreActions: ["check", "raw_transform", "transform", "trim"],
	});
	return converted;
}

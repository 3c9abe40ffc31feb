import type { RequestListener } from "node:http";
import { type Checks, health } from "./health.ts";

/** Serves only GET /healthz, in a process without the REST part. */
export const serveHealth =
	(checks: Checks): RequestListener =>
	async (request, response) => {
		if (request.method !== "GET" || request.url !== "/healthz") {
			response.writeHead(404).end();
			return;
		}
		const state = await health(checks);
		response
			.writeHead(state.ok ? 200 : 503, { "Content-Type": "application/json" })
			.end(JSON.stringify(state));
	};

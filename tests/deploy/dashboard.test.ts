import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { STATUS } from "#game/status.ts";
import { recordBackup } from "../../supervisor/backups/record.mjs";
import { root } from "../../supervisor/paths.mjs";
import { freePort } from "../../supervisor/ports.mjs";
import { gather, playTo, QUICK, takeTurn } from "../players/wire/game.ts";
import { call } from "../players/wire/player.ts";
import { until } from "../support/processes.ts";
import { SupervisedPlotluck } from "../support/supervised-plotluck.ts";
import { type Prometheus, startPrometheus } from "./prometheus.ts";

interface Panel {
	id: number;
	type: string;
	title: string;
	description?: string;
	datasource?: { uid: string };
	gridPos: { x: number; y: number };
	targets?: { expr: string; legendFormat: string; datasource: { uid: string } }[];
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const dashboard = JSON.parse(read("deploy/grafana/plotluck.json")) as {
	id: null;
	panels: Panel[];
	templating: { list: { name: string; definition?: string }[] };
};
const targets = dashboard.panels.flatMap(({ title, targets = [] }) =>
	targets.map((target) => ({ panel: `${title}, ${target.legendFormat}`, ...target })),
);
const rules = (
	parse(read("deploy/prometheus/rules.yml")) as {
		groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
	}
).groups.flatMap(({ rules }) => rules);

const TOKEN = "token-of-the-metrics";
/** Addresses of clients behind a proxy. The one that guesses has to wait a minute. */
const GUESSER = { "x-forwarded-for": "203.0.113.7" };
const SCRAPER = { "x-forwarded-for": "203.0.113.8" };

let folder: string;
let plotluck: SupervisedPlotluck;
let proxy: Server;
let prometheus: Prometheus;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-prometheus-"));
	plotluck = await SupervisedPlotluck.start({
		env: { METRICS_TOKEN: TOKEN, TRUST_PROXY: "true", FAILED_CODES_PER_MINUTE: "1" },
	});
	const port = await freePort();
	proxy = await openProxy(port);
	await writeFile(join(folder, "metrics-token"), `${TOKEN}\n`);
	await writeFile(join(folder, "rules.yml"), read("deploy/prometheus/rules.yml"));
	const example = read("deploy/prometheus/prometheus.yml")
		.replaceAll("15s", "1s")
		.replace("127.0.0.1:4000", `127.0.0.1:${port}`);
	await writeFile(join(folder, "prometheus.yml"), example);
	prometheus = await startPrometheus(folder);
	await until(async () => (await prometheus.query('up{job="plotluck"} == 1')).length > 0);
	// One refusal for the wrong code, and one by the limit.
	for (let i = 0; i < 2; i++) await call(plotluck.url, "GET", "/rooms/ZZZZ", undefined, GUESSER);
	const players = await gather(plotluck.url, 2, QUICK);
	await playTo(players, STATUS.storyWrite);
	for (const player of players) await takeTurn(player);
	// As a backup does; the first regular one comes a minute after a start.
	const at = new Date().toISOString();
	await recordBackup(plotluck.folder, { at, folder: "/backups/a", bytes: 1, problem: null });
});
afterAll(async () => {
	await prometheus?.stop();
	proxy?.close();
	await plotluck?.remove();
	await rm(folder, { recursive: true, force: true });
});

/** Passes /metrics on as a proxy on this machine does, so that the server asks for the token. */
function openProxy(port: number): Promise<Server> {
	const server = createServer(async (request, response) => {
		const { authorization = "" } = request.headers;
		const answer = await fetch(`${plotluck.url}${request.url}`, {
			headers: { ...SCRAPER, authorization },
		});
		response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
		response.end(await answer.text());
	});
	return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

/** Returns an expression of the dashboard for all servers, over the time of this test. */
const filledIn = (expression: string) =>
	expression.replaceAll("$instance", ".*").replaceAll("$__rate_interval", "10m");

test.each(targets)("the panel $panel has data and the labels of its legend", async (target) => {
	const labels = [...target.legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label);
	/** Returns whether one series has a figure, and the labels that are missing. */
	const look = async () => {
		const series = await prometheus.query(filledIn(target.expr));
		return {
			figure: series.some(({ value: [, figure] }) => Number.isFinite(Number(figure))),
			missing: labels.filter((label) => series.some(({ metric }) => !metric[label])),
		};
	};
	await expect.poll(look, { timeout: 30_000 }).toEqual({ figure: true, missing: [] });
});

test("the dashboard lists the servers by a metric that each has", async () => {
	const { definition = "" } =
		dashboard.templating.list.find(({ name }) => name === "instance") ?? {};
	const [, metric = "", label = ""] = /^label_values\((\w+), (\w+)\)$/.exec(definition) ?? [];
	expect((await prometheus.query(metric)).map(({ metric }) => metric[label])).toEqual([
		expect.stringMatching(/^127\.0\.0\.1:\d+$/),
	]);
});

test.each(rules)(
	"a server has every metric and label of $alert, and does not fire it",
	async (rule) => {
		const selectors = rule.expr.match(/[a-z_0-9]+\{[^}]*\}/g) ?? [];
		expect(selectors.length).toBeGreaterThan(0);
		const named = Object.values(rule.annotations).flatMap((text) => [
			...text.matchAll(/\$labels\.(\w+)/g),
		]);
		const grouped = [...rule.expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = ""]) =>
			names.split(", "),
		);
		const found = await Promise.all(selectors.map((selector) => prometheus.query(selector)));
		expect(selectors.filter((_, i) => found[i]?.length === 0)).toEqual([]);
		const labels = new Set(found.flat().flatMap(({ metric }) => Object.keys(metric)));
		const wanted = [...named.map(([, name = ""]) => name), ...grouped];
		expect(wanted.filter((label) => !labels.has(label))).toEqual([]);
		expect(
			await prometheus.query(`ALERTS{alertname="${rule.alert}", alertstate="firing"}`),
		).toEqual([]);
	},
);

test("docs/hosting.md describes each metric of the server, and no other", async () => {
	const served = await (await fetch(`${plotluck.url}/metrics`)).text();
	const names = [...served.matchAll(/^# TYPE (plotluck_\w+)/gm)].map(([, name]) => name);
	const described = [...read("docs/hosting.md").matchAll(/^\| `(plotluck_\w+)/gm)].map(
		([, name]) => name,
	);
	expect(described.sort()).toEqual(names.sort());
});

test("the dashboard has no id of one Grafana, and its panels are in the order of the page", () => {
	expect(dashboard.id).toBe(null);
	const sources = [...dashboard.panels, ...targets].flatMap(
		({ datasource }) => datasource?.uid ?? [],
	);
	expect(sources.filter((uid) => !/^\$\{datasource\}$/.test(uid))).toEqual([]);
	expect(dashboard.panels.map(({ id }) => id)).toEqual(dashboard.panels.map((_, i) => i + 1));
	const places = dashboard.panels.map(({ gridPos: { x, y } }) => 100 * y + x);
	expect(places).toEqual([...places].sort((a, b) => a - b));
});

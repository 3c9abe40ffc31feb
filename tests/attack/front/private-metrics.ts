import type { AttackCase } from "../case.ts";

/** Requests the operator's metrics as a stranger. */
export const privateMetrics: AttackCase = {
	name: "metrics from outside",
	asked: "200 from this machine, no figure to anybody else",
	async run({ target }) {
		const ask = async (headers: Record<string, string>) => {
			const response = await fetch(`${target.url}/metrics`, { headers });
			return { status: response.status, figures: (await response.text()).includes("process_cpu") };
		};
		const here = await ask({});
		const outside = await ask({ "x-forwarded-for": "203.0.113.80" });
		const chained = await ask({ "x-forwarded-for": "127.0.0.1, 203.0.113.80" });
		return {
			figures: { here: here.status, outside: outside.status, chained: chained.status },
			passed: here.figures && !outside.figures && !chained.figures,
		};
	},
};

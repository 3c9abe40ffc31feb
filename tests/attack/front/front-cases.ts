import type { AttackCase } from "../case.ts";
import { openSockets } from "../limits/many-sockets.ts";
import { callByName } from "./host-names.ts";
import { holdRequests } from "./many-requests.ts";
import { dialWithOddIds } from "./odd-ids.ts";
import { staySilent, trickleBody, trickleHead } from "./slow-clients.ts";
import { sendFrames } from "./unmasked-frames.ts";
import { claimAddress, smuggleBehindRefusals } from "./upgrade-smuggling.ts";

const SOCKETS = 50;
const REQUESTS = 4 * SOCKETS;
const GUESSES = 30;

export const smuggling: AttackCase = {
	name: "requests behind a refused upgrade",
	asked: "one answer each, then the connection ends; nobody names an address of their own",
	async run({ target, seed }) {
		const seen = Object.entries(await smuggleBehindRefusals(target));
		const open = seen
			.filter(([, { closed, statuses }]) => !closed || statuses.length !== 1)
			.map(([what]) => what);
		const claimed = await claimAddress({
			...target,
			address: `198.51.${seed % 250}.20`,
			tries: GUESSES + 5,
		});
		const letIn = claimed.filter((status) => status === 101).length;
		return {
			figures: {
				refusals: seen.length,
				broken: open.join() || "none",
				"wrong secrets let in": letIn,
			},
			passed: open.length === 0 && letIn === GUESSES,
		};
	},
};

export const oddIds: AttackCase = {
	name: "ids that resemble a seat's",
	asked: "only the right one gets in",
	async run({ target }) {
		const { right, ...odd } = await dialWithOddIds(target);
		const wrong = Object.entries(odd).filter(([, came]) => came !== "sent away");
		return {
			figures: {
				right: right ?? "",
				tried: Object.keys(odd).length,
				"not sent away": wrong.map(([what]) => what).join() || "none",
			},
			passed: right === "in" && wrong.length === 0,
		};
	},
};

export const unmasked: AttackCase = {
	name: "frames without a mask",
	asked: "close the connection; masked ones are read however they are cut",
	async run({ target }) {
		const masked = await sendFrames({ ...target, masked: true, length: 300 });
		const bare = await sendFrames({ ...target, masked: false, length: 300 });
		return {
			figures: {
				"masked answered": masked.answered.length,
				"unmasked closed": String(bare.closed),
			},
			passed: !masked.closed && masked.answered.length === 4 && bare.closed,
		};
	},
};

export const otherHostNames: AttackCase = {
	name: "names of other hosts",
	asked: "421 for every call, page and upgrade by a name that is not the server's",
	async run({ target }) {
		const strange = [
			"evil.example",
			"127.0.0.1.evil.example",
			"localhost.evil.example",
			"user@localhost",
			"",
		];
		const seen = await callByName({
			...target,
			names: ["127.0.0.1", "localhost", "box.local", ...strange],
		});
		const wrong = Object.entries(seen).filter(([name, named]) =>
			Object.values(named).some((status) => (status === 421) !== strange.includes(name)),
		);
		return {
			figures: {
				names: Object.keys(seen).length,
				wrong: wrong.map(([name]) => name || "(empty)").join() || "none",
			},
			passed: wrong.length === 0,
		};
	},
};

export const manySockets: AttackCase = {
	name: "sockets of one address",
	asked: `${SOCKETS} at once and no more`,
	async run({ target, seed }) {
		const { open, refused } = await openSockets({
			...target,
			address: `198.51.${seed % 250}.30`,
			sockets: SOCKETS + 5,
		});
		return {
			figures: { open, refused: refused.join() },
			passed: open === SOCKETS && refused.every((status) => status === 429),
		};
	},
};

export const manyRequests: AttackCase = {
	name: "unfinished requests of one address",
	asked: `${REQUESTS} under way and no more, others are served`,
	async run({ target, seed }) {
		const { held, refused, other } = await holdRequests({
			...target,
			address: `198.51.${seed % 250}.31`,
			requests: REQUESTS + 5,
		});
		return {
			figures: { held, refused: refused.join(), other },
			passed: held === REQUESTS && refused.every((status) => status === 429) && other === 200,
		};
	},
};

export const slowClients: AttackCase = {
	name: "silent and slow connections",
	asked: "closed after 30 s, a body after 20 s",
	onlyFull: true,
	async run({ target }) {
		const slow = { ...target, patience: 60_000 };
		const [silent, head, body] = await Promise.all([
			staySilent(slow),
			trickleHead(slow),
			trickleBody(slow),
		]);
		const seconds = ({ closed, time }: typeof silent) =>
			closed ? Math.round(time / 1000) : "open";
		return {
			figures: { "silent s": seconds(silent), "head s": seconds(head), "body s": seconds(body) },
			passed:
				silent.closed &&
				head.closed &&
				body.closed &&
				silent.time < 40_000 &&
				head.time < 40_000 &&
				body.time < 30_000,
		};
	},
};

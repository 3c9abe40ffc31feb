import { type AttackCase, below, is, none, told } from "../case.ts";
import { openSeat, stranger } from "../senders/calls.ts";
import {
	callByName,
	claimAddress,
	dialWithOddIds,
	holdRequests,
	newestStays,
	openSockets,
	sendFrames,
	smuggleBehindRefusals,
	staySilent,
	trickleBody,
	trickleHead,
} from "../senders/connections.ts";
import { OP, RawSocket } from "../senders/raw-socket.ts";
import { FRAME_RULES, type FrameRule } from "./frame-rules.ts";

const SOCKETS = 50;
const REQUESTS = 4 * SOCKETS;
const GUESSES = 30;
/** Calls above a limit. */
const MORE = 5;
const STRANGE_NAMES = [
	"evil.example",
	"127.0.0.1.evil.example",
	"localhost.evil.example",
	"user@localhost",
	"",
];
const OWN_NAMES = ["127.0.0.1", "localhost", "box.local"];
/** Openings of four connections of a seat, and the ms between two of them. */
const OPENINGS = { small: 20, full: 100 };
const GAPS = [5, 6, 7, 8, 9];

/** What arrives at the public port before any rule of the game. */
export const FRONT_CASES: AttackCase[] = [
	{
		name: "frames of every kind",
		asked: `all ${FRAME_RULES.length} rules of RFC 6455 hold`,
		async run({ target: { url } }) {
			const seat = await openSeat(url);
			const broken: string[] = [];
			for (const rule of FRAME_RULES) {
				const socket = await RawSocket.open(url, seat);
				const fault = await faultOf(rule, socket);
				socket.drop();
				if (fault) broken.push(`${rule.name} ${fault}`);
			}
			return { rules: told(FRAME_RULES.length), broken: none(broken) };
		},
	},
	{
		name: "frames without a mask",
		asked: "close the connection; masked ones are read however they are cut",
		async run({ target: { url } }) {
			const masked = await sendFrames(url, { masked: true, length: 300 });
			const bare = await sendFrames(url, { masked: false, length: 300 });
			return {
				"masked answered": is(masked.answered.length, 4),
				"masked closed": is(masked.closed, false),
				"unmasked closed": is(bare.closed, true),
			};
		},
	},
	{
		name: "older connection beside the newer",
		asked: "the newest of four connections stays open, each time",
		async run({ target: { url }, small }) {
			const rounds = small ? OPENINGS.small : OPENINGS.full;
			let stayed = 0;
			for (let round = 0; round < rounds; round++)
				if (await newestStays(url, GAPS[round % GAPS.length] ?? 0)) stayed++;
			return { rounds: told(rounds), stayed: is(stayed, rounds) };
		},
	},
	{
		name: "ids that resemble a seat's",
		asked: "only the right one gets in",
		async run({ target: { url } }) {
			const { right, ...odd } = await dialWithOddIds(url);
			const wrong = Object.entries(odd).filter(([, came]) => came !== "sent away");
			return {
				right: is(right ?? "", "in"),
				tried: told(Object.keys(odd).length),
				"not sent away": none(wrong.map(([what]) => what)),
			};
		},
	},
	{
		name: "requests behind a refused upgrade",
		asked: "one answer each, then the connection ends",
		async run({ target: { url } }) {
			const seen = Object.entries(await smuggleBehindRefusals(url));
			const open = seen.filter(([, { closed, statuses }]) => !closed || statuses.length !== 1);
			return { refusals: told(seen.length), broken: none(open.map(([what]) => what)) };
		},
	},
	{
		name: "names of other hosts",
		asked: "421 for every call, page and upgrade by a name that is not the server's",
		async run({ target: { url } }) {
			const seen = await callByName(url, [...OWN_NAMES, ...STRANGE_NAMES]);
			const wrong = Object.entries(seen).filter(([name, named]) =>
				Object.values(named).some((status) => (status === 421) !== STRANGE_NAMES.includes(name)),
			);
			return {
				names: told(Object.keys(seen).length),
				wrong: none(wrong.map(([name]) => name || "(empty)")),
			};
		},
	},
	{
		name: "addresses of their own in headers",
		asked: `${GUESSES} wrong secrets are let in to be refused, whatever address a client claims`,
		async run(context) {
			const attacker = { url: context.target.url, address: stranger(context, 20) };
			const statuses = await claimAddress(attacker, GUESSES + MORE);
			return { "let in": is(statuses.filter((status) => status === 101).length, GUESSES) };
		},
	},
	{
		name: "sockets of one address",
		asked: `${SOCKETS} at once and no more`,
		async run(context) {
			const attacker = { url: context.target.url, address: stranger(context, 30) };
			const { open, refused } = await openSockets(attacker, SOCKETS + MORE);
			return {
				open: is(open, SOCKETS),
				"refused otherwise than by 429": none(refused.filter((status) => status !== 429)),
			};
		},
	},
	{
		name: "unfinished requests of one address",
		asked: `${REQUESTS} under way and no more, others are served`,
		async run(context) {
			const attacker = { url: context.target.url, address: stranger(context, 31) };
			const { held, refused, other } = await holdRequests(attacker, REQUESTS + MORE);
			return {
				held: is(held, REQUESTS),
				"refused otherwise than by 429": none(refused.filter((status) => status !== 429)),
				other: is(other, 200),
			};
		},
	},
	{
		name: "silent and slow connections",
		asked: "closed after 30 s, a body after 20 s",
		onlyFull: true,
		async run({ target: { url } }) {
			const [silent, head, body] = await Promise.all(
				[staySilent, trickleHead, trickleBody].map(async (sender) => {
					const { closed, time } = await sender(url, 60_000);
					return closed ? Math.round(time / 1000) : Number.POSITIVE_INFINITY;
				}),
			);
			return {
				"silent s": below(silent ?? Number.NaN, 40),
				"head s": below(head ?? Number.NaN, 40),
				"body s": below(body ?? Number.NaN, 30),
			};
		},
	},
	{
		name: "metrics from outside",
		asked: "all figures for this machine, none for anybody else",
		async run({ target: { url } }) {
			const hasFigures = async (headers: Record<string, string>) =>
				(await (await fetch(`${url}/metrics`, { headers })).text()).includes("process_cpu");
			return {
				here: is(await hasFigures({}), true),
				outside: is(await hasFigures({ "x-forwarded-for": "203.0.113.80" }), false),
				chained: is(await hasFigures({ "x-forwarded-for": "127.0.0.1, 203.0.113.80" }), false),
			};
		},
	},
];

/** Returns what is wrong with the server's reaction to the bytes of a rule, or null. */
async function faultOf(
	{ bytes, comes, pong }: FrameRule,
	socket: RawSocket,
): Promise<string | null> {
	if (!(await socket.seated()) || !socket.isOpen)
		return "could not be tried, because the seat was refused";
	for (const piece of bytes) socket.send(piece);
	if (comes === "goes on") {
		if (!(await socket.isAlive())) return `closes the connection with ${socket.closeCode}`;
		return pong === undefined ||
			socket.frames.some(({ opcode, payload }) => opcode === OP.pong && String(payload) === pong)
			? null
			: "gets no pong";
	}
	if (!(await socket.isClosed())) return "leaves the connection open";
	return comes === "is closed in good order" && socket.closeCode === null
		? "gets no close back"
		: null;
}

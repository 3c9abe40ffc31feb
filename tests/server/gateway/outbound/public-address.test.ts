import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { mayReach, post } from "../../../../gateway/outbound/post.ts";
import {
	isPublicAddress,
	isPublicTarget,
	lookupIf,
	NotPublic,
} from "../../../../gateway/outbound/public-address.ts";

const INTERNET = { ownMachine: false };

test.each([
	...["127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1"],
	...["172.31.255.255", "192.168.1.1", "169.254.169.254", "169.254.170.2", "100.64.0.1"],
	...["100.100.100.200", "168.63.129.16", "192.0.0.192", "192.0.2.1", "198.18.0.1"],
	...["224.0.0.1", "240.0.0.1", "255.255.255.255", "2130706433", "0x7f.1", "0177.0.0.1"],
	...["::", "::1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1"],
	...["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:169.254.169.254", "::127.0.0.1"],
	...["::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::"],
	...["2001::1", "2001:db8::1", "100::1", "4000::1", "", "localhost", "1.2.3.4.5"],
])("%s is no public address", (address) => {
	expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "::ffff:8.8.8.8", "2606:4700::1111", "2a00::1"])(
	"%s is public",
	(address) => {
		expect(isPublicAddress(address)).toBe(true);
	},
);

test.each([
	...["http://push.example.com/", "ftp://push.example.com/", "https://me:pw@push.example.com/"],
	...["https://127.0.0.1/", "https://2130706433/", "https://0x7f.1/", "https://[::1]/"],
	...[
		"https://[::ffff:10.0.0.1]/",
		"https://169.254.169.254/latest/meta-data",
		"https://localhost/",
	],
	...["https://redis/", "https://printer.local/", "https://metadata.google.internal/"],
	"https://app.localhost./",
])("%s may not be requested for people", (address) => {
	expect(isPublicTarget(new URL(address))).toBe(false);
});

test("a push service may", () => {
	expect(isPublicTarget(new URL("https://fcm.googleapis.com/fcm/send/a"))).toBe(true);
	expect(isPublicTarget(new URL("https://[2606:4700::1111]:8443/"))).toBe(true);
});

/** Looks a host up in a DNS whose answers are given, one for each question. */
function lookUp(...answers: string[][]) {
	const look = lookupIf(isPublicAddress, async () =>
		(answers.shift() ?? []).map((address) => ({ address, family: 4 })),
	);
	return () =>
		new Promise((resolve) =>
			look("push.example.com", { all: false }, (error, address) => resolve(error ?? address)),
		);
}

test("a host with one private address among public ones is refused", async () => {
	expect(await lookUp(["8.8.8.8", "10.0.0.1"])()).toMatchObject({ code: "ENOTPUBLIC" });
	expect(await lookUp(["8.8.8.8", "1.1.1.1"])()).toBe("8.8.8.8");
	expect(await lookUp([])()).toMatchObject({ code: "ENOTPUBLIC" });
});

test("a host name that resolves to a private address the second time is refused then", async () => {
	const look = lookUp(["8.8.8.8"], ["127.0.0.1"]);
	expect(await look()).toBe("8.8.8.8");
	expect(await look()).toMatchObject({ code: "ENOTPUBLIC" });
});

test("the socket uses this DNS lookup, and does not connect to an address that it refuses", async () => {
	const inner = await serve(200);
	const asked: string[] = [];
	const lookup = lookupIf(isPublicAddress, async (host) => {
		asked.push(host);
		return [{ address: "127.0.0.1", family: 4 }];
	});
	const error = await new Promise((resolve) => {
		const url = `http://push.example.com:${inner.url.port}/`;
		get(url, { lookup, agent: false }, () => resolve("connected")).on("error", resolve);
	});
	expect([asked, error]).toEqual([["push.example.com"], expect.any(NotPublic)]);
	expect(inner.calls()).toBe(0);
});

/** Starts a server on this machine that answers every call with a status, and counts them. */
async function serve(status: number, headers: Record<string, string> = {}) {
	let calls = 0;
	const server = createServer((_request, response) => {
		calls++;
		response.writeHead(status, headers).end("x".repeat(1_000_000));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	return { url: new URL(`http://127.0.0.1:${port}/a`), calls: () => calls };
}

const sent = { headers: {}, body: "hello" };

test("a server on this machine is reached in tests only, and its redirects are not followed", async () => {
	const inner = await serve(200);
	const outer = await serve(307, { location: inner.url.href, "retry-after": "7" });
	expect(await post(outer.url, sent, { ownMachine: true })).toEqual({
		status: 307,
		retryAfter: "7",
	});
	expect(inner.calls()).toBe(0);
	await expect(post(inner.url, sent, INTERNET)).rejects.toMatchObject({ code: "ENOTPUBLIC" });
	expect(inner.calls()).toBe(0);
	expect(mayReach(new URL("https://10.0.0.1/"), { ownMachine: true })).toBe(false);
});

import { request } from "node:https";
import { expect, test } from "vitest";
import {
	isPublicAddress,
	mayBePublic,
	NOT_PUBLIC,
	publicLookup,
} from "../../../gateway/outbound/public-address.ts";

const INWARDS = [
	...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1"],
	...["169.254.169.254", "168.63.129.16", "192.0.0.192", "198.18.0.1", "224.0.0.1", "240.0.0.1"],
	...["255.255.255.255", "::1", "::", "::ffff:127.0.0.1", "::ffff:7f00:1", "::127.0.0.1"],
	...["64:ff9b::7f00:1", "2002:7f00:1::", "2001::1", "fe80::1", "fe80::1%eth0", "fec0::1"],
	...["fd00:ec2::254", "fc00::1", "ff02::1", "4000::1", "2001:db8::1", "localhost", ""],
];

test.each(INWARDS)("%s is not public", (address) => {
	expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4001::1"])(
	"%s is public",
	(address) => {
		expect(isPublicAddress(address)).toBe(true);
	},
);

test("an address in a URL is checked in each of its spellings", () => {
	const spellings = ["2130706433", "0x7f.1", "017700000001", "127.1", "[::1]", "[::ffff:7f00:1]"];
	for (const host of [...spellings, "localhost", "intranet"])
		expect([host, mayBePublic(new URL(`https://${host}/`))]).toEqual([host, false]);
	for (const host of ["1.1.1.1", "[2606:4700:4700::1111]", "hooks.example.com"])
		expect([host, mayBePublic(new URL(`https://${host}/`))]).toEqual([host, true]);
});

test("a name that leads to this machine is not connected to", async () => {
	const code = await new Promise((resolve) => {
		const call = request("https://localhost:9/", { lookup: publicLookup });
		call.on("error", (error) => resolve("code" in error && error.code)).end();
	});
	expect(code).toBe(NOT_PUBLIC);
});

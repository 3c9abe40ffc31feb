import { createECDH, randomBytes } from "node:crypto";

/** Returns the public keys of a new device, for which messages can be encrypted. */
export function deviceKeys(): { p256dh: string; auth: string } {
	const receiver = createECDH("prime256v1");
	receiver.generateKeys();
	return {
		p256dh: receiver.getPublicKey("base64url"),
		auth: randomBytes(16).toString("base64url"),
	};
}

let devices = 0;

/** Returns the body with which a new device subscribes. */
export const pushWish = (over: object = {}) => ({
	// A public address that is not looked up, and gets nothing as long as there are no news.
	endpoint: `https://8.8.8.8/push/${++devices}`,
	keys: deviceKeys(),
	language: "en",
	time_zone: "Europe/Berlin",
	quiet_from: 22,
	quiet_until: 8,
	kinds: ["turn", "results"],
	...over,
});

import type { Browser, BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { takeSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { startWholeChromium } from "../../players/browser/whole-chromium.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import {
	type Device,
	type PushService,
	startPushService,
} from "../../support/days/push-service.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const plotluck = ownPlotluck({ OUTBOUND_TO_THIS_MACHINE: "true", PREMIUM_ENABLED: "false" });
const PHONE = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
	browser = await startWholeChromium();
	return () => browser.close();
});

let service: PushService;
beforeAll(async () => {
	service = await startPushService();
	return () => service.stop();
});

/** Safari on an iPhone whose page is not on the home screen. */
const IPHONE =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

/** Returns the name of a time zone where it is noon, because nothing is sent in quiet hours. */
function noonZone(): string {
	const ahead = 12 - new Date().getUTCHours();
	return ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** A phone that may show notifications, and has its messages from the push service of the test. */
class Phone {
	readonly player: BrowserPlayer;
	device: Device | null = null;

	private constructor(player: BrowserPlayer) {
		this.player = player;
	}

	static async open(name: string): Promise<Phone> {
		const player = await BrowserPlayer.open(browser, name, PHONE, {
			serviceWorkers: "allow",
			permissions: ["notifications"],
			timezoneId: noonZone(),
		});
		const phone = new Phone(player);
		await phone.context.exposeFunction("subscribeAtService", async (key: string) => {
			phone.device = await service.subscribe(key);
			return phone.device.subscription;
		});
		// Chromium without a window has no push service of its own.
		await phone.context.addInitScript(() => {
			PushManager.prototype.getSubscription = async () => null;
			PushManager.prototype.subscribe = async (options) => {
				const subscribe = Reflect.get(window, "subscribeAtService");
				const subscription = await subscribe(options?.applicationServerKey);
				return { ...subscription, toJSON: () => subscription };
			};
		});
		return phone;
	}

	get page(): Page {
		return this.player.page;
	}

	get context(): BrowserContext {
		return this.page.context();
	}

	/** Hands the browser what the service received for it, as a push service does. */
	async deliver(message: unknown): Promise<void> {
		const devtools = await this.context.newCDPSession(this.page);
		const found = new Promise<string>((resolve) => {
			devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
				const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${plotluck.url}/`);
				if (own) resolve(own.registrationId);
			});
		});
		await devtools.send("ServiceWorker.enable");
		await devtools.send("ServiceWorker.deliverPushMessage", {
			origin: plotluck.url,
			registrationId: await found,
			data: JSON.stringify(message),
		});
	}

	/** Returns the titles of the notifications that are shown. */
	shown(): Promise<string[]> {
		return this.page.evaluate(async () => {
			const installed = await navigator.serviceWorker.ready;
			return (await installed.getNotifications()).map(({ title }) => title);
		});
	}

	/** Presses the notification. Returns the address that the service worker opens. */
	async pressNotification(): Promise<string> {
		const [worker] = this.context.serviceWorkers();
		if (!worker) throw new Error("The phone has no service worker");
		return worker.evaluate(async () => {
			const self = globalThis as unknown as Worker & {
				clients: { openWindow(address: string): Promise<null> };
				registration: ServiceWorkerRegistration;
			};
			const opened = new Promise<string>((resolve) => {
				// Only a person's press may open a window.
				self.clients.openWindow = async (address) => {
					resolve(address);
					return null;
				};
			});
			const [notification] = await self.registration.getNotifications();
			const waitUntil = () => undefined;
			self.dispatchEvent(
				Object.assign(new Event("notificationclick"), { notification, waitUntil }),
			);
			return opened;
		});
	}
}

async function openIPhone(name: string): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, name, PHONE, { userAgent: IPHONE });
	await player.page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
	return player;
}

const writesAndHandsIn = async (player: BrowserPlayer, text: string) => {
	await player.textBox.fill(text);
	await player.done();
};

test("a player with messages switched on gets one when it is their turn, and a press on it opens their text", {
	timeout: 180_000,
}, async () => {
	const host = await Phone.open("Mika");
	const friend = await openIPhone("Boooo");
	const settings = { pace: "slow", num_switches: 2, time_zone: noonZone() };
	const [mika, boooo] = await roomAt(plotluck, STATUS.storyWrite, { players: 2, settings });
	const { room_code: code } = mika.seat;
	await takeSeatOf(host.player, mika);
	await takeSeatOf(friend, boooo);
	for (const { page } of [host.player, friend]) await page.goto(`${plotluck.url}/game/${code}`);

	expect(await host.page.getByText("Want a ping when it’s your turn?").count()).toBe(0);
	await writesAndHandsIn(host.player, "It rained.");
	await host.player.sees("Want a ping when it’s your turn?");
	await look(host.player, "push-ask");
	await host.player.press("Yes, tell me");
	await host.page.getByText("Want a ping when it’s your turn?").waitFor({ state: "detached" });
	await host.player.press("Messages");
	await host.player.sees("Messages about this game");
	await look(host.player, "push-switches");
	const all = host.page.getByRole("switch", { name: "Messages about this game" });
	const answered = (method: string) =>
		host.page.waitForResponse((answer) => answer.request().method() === method);
	for (const method of ["DELETE", "PUT"]) {
		const answer = answered(method);
		await all.click();
		expect((await answer).status()).toBe(200);
	}
	await host.page.goto(`${plotluck.url}/howtoplay`);

	await writesAndHandsIn(friend, "It snowed.");
	await expect.poll(() => host.device?.received(), { timeout: 30_000 }).toHaveLength(1);
	const [message] = host.device?.received() ?? [];
	expect(message).toMatchObject({ title: "Your turn", room_code: code, turn: true });
	expect(JSON.stringify(message)).not.toMatch(/rained|snowed|Player/);
	await host.deliver(message);
	await expect.poll(() => host.shown(), { timeout: 30_000 }).toEqual(["Your turn"]);

	expect(await host.pressNotification()).toBe(`/game/${code}`);
	await host.page.goto(`${plotluck.url}/game/${code}`);
	await host.player.textBox.waitFor();
	await expect.poll(() => host.shown(), { timeout: 30_000 }).toEqual([]);
	// Whoever looks at the room is not called.
	await host.page.bringToFront();
	await host.deliver(message);
	await host.page.waitForTimeout(1000);
	expect(await host.shown()).toEqual([]);

	await writesAndHandsIn(friend, "The end.");
	await friend.sees(/^An iPhone only takes messages from pages on its home screen/);
	await look(friend, "push-iphone");
	await friend.press("Got it");
	await friend.page.getByText("An iPhone only takes").waitFor({ state: "detached" });

	await writesAndHandsIn(host.player, "It thawed.");
	for (const player of [host.player, friend]) await player.nameStory(`By ${player.name}`);
	await host.player.readStories([`By ${friend.name}`], false);
	await friend.readStories([`By ${host.player.name}`], false);
	const told = () => host.device?.received().map((one) => (one as { title: string }).title);
	await expect
		.poll(told, { timeout: 60_000 })
		.toEqual(["Your turn", "It’s time to read", "The results are in"]);
	expect(JSON.stringify(host.device?.received())).not.toMatch(/rained|snowed|thawed|Player/);
	const [, , results] = host.device?.received() ?? [];
	await host.page.goto(`${plotluck.url}/howtoplay`);
	await host.deliver(results);
	await expect.poll(() => host.shown(), { timeout: 30_000 }).toEqual(["The results are in"]);
	await host.page.goto(`${plotluck.url}${await host.pressNotification()}`);
	await host.player.press("To the library");
	await host.player.sees("FANFICS");

	expect([...host.player.complaints, ...friend.complaints]).toEqual([]);
});

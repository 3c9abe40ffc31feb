declare module "web-push-testing/src/PushApiModel.js" {
	/** Keeps subscriptions, checks the signatures of messages for them, and decrypts. */
	export class PushApiModel {
		/** The address to which the name of a device is added. */
		notifyUrl: string;
		/** What each device received. */
		messages: Record<string, string[]>;
		subscribe(options: { userVisibleOnly: string; applicationServerKey: string }): Promise<{
			endpoint: string;
			keys: { p256dh: string; auth: string };
			clientHash: string;
		}>;
		handleNotification(
			device: string,
			headers: Record<string, string | undefined>,
			body: Buffer,
		): Promise<void>;
	}
}

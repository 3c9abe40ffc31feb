import { siteWords } from "#words/site/site.ts";
import type {
	InteractionAnswer,
	OwnAccountAnswer,
	PasswordResetAnswer,
	PasswordSetAnswer,
	RecoveryCodesAnswer,
	SignedInAnswer,
	SignedUpAnswer,
} from "../../gateway/api/site-answers.ts";
import { ApiError, call } from "../api.ts";
import { bearer, callSigned } from "./bearer.ts";

/** The library types these; the server passes them on as they are. */
type CreationOptions = Parameters<
	typeof import("@simplewebauthn/browser").startRegistration
>[0]["optionsJSON"];
type RequestOptions = Parameters<
	typeof import("@simplewebauthn/browser").startAuthentication
>[0]["optionsJSON"];

/** Returns whether this browser takes passkeys. */
export const takesPasskeys = (): boolean => "PublicKeyCredential" in window;

/** The calls of the sign-in page (docs/protocol.md "Signing in over REST"). */
export const interactionApi = (uid: string) => {
	const post = <T>(what: string, body: object) =>
		call<T>("POST", `/interactions/${encodeURIComponent(uid)}/${what}`, body);
	return {
		look: () => call<InteractionAnswer>("GET", `/interactions/${encodeURIComponent(uid)}`),
		signUp: (name: string, password: string) => post<SignedUpAnswer>("account", { name, password }),
		password: (name: string, password: string) =>
			post<SignedInAnswer>("password", { name, password }),
		recover: (name: string, code: string, new_password: string) =>
			post<SignedInAnswer>("recovery", { name, code, new_password }),
		passkey: async () => {
			const { startAuthentication } = await import("@simplewebauthn/browser");
			const optionsJSON = await post<RequestOptions>("passkey/options", {});
			return post<SignedInAnswer>("passkey", {
				credential: await startAuthentication({ optionsJSON }),
			});
		},
	};
};

/** The calls of the page that a link for a new password opens. */
export const resetApi = (token: string) => ({
	look: () => call<PasswordResetAnswer>("POST", "/passwordResets/account", { token }),
	set: (new_password: string) =>
		call<PasswordSetAnswer>("POST", "/passwordResets", { token, new_password }),
});

/** The calls about the own account (docs/protocol.md "Own account over REST"). */
export const ownAccountApi = {
	read: () => callSigned<OwnAccountAnswer>("GET", "/account"),
	setScreenName: (screen_name: string) =>
		callSigned<OwnAccountAnswer>("PUT", "/account", { screen_name }),
	setName: (name: string, password: string) =>
		callSigned<OwnAccountAnswer>("PUT", "/account", { name, password }),
	setPassword: (password: string, new_password: string) =>
		callSigned<OwnAccountAnswer>("PUT", "/account/password", { password, new_password }),
	newCodes: (password: string) =>
		callSigned<RecoveryCodesAnswer>("POST", "/account/recoveryCodes", { password }),
	addPasskey: async (label: string, password: string) => {
		const { startRegistration } = await import("@simplewebauthn/browser");
		const path = "/account/passkeys";
		const optionsJSON = await callSigned<CreationOptions>("POST", `${path}/options`, { password });
		const credential = await startRegistration({ optionsJSON });
		return callSigned<OwnAccountAnswer>("POST", path, { credential, label });
	},
	deletePasskey: (id: number, password: string) =>
		callSigned<{ id: number }>("POST", `/account/passkeys/${id}/deletion`, { password }),
	delete: (password?: string) =>
		callSigned<{ deleted: true }>("POST", "/account/deletion", {
			...(password !== undefined && { password }),
		}),
};

/** Resolves to the file with everything that the account owns. Rejects with an ApiError. */
export async function downloadData(): Promise<Blob> {
	// No time-out, because the file can be large.
	const answer = await fetch("/api/v3/account/data", {
		headers: { authorization: `Bearer ${await bearer()}` },
	}).catch(() => null);
	if (answer?.ok) return answer.blob();
	// A refusal has this shape (docs/protocol.md "REST"); anything else has no error text.
	const { error } = ((await answer?.json().catch(() => null)) ?? {}) as { error?: string };
	throw new ApiError(answer?.status ?? 0, error ?? siteWords.errors.unreachable);
}

import { type AnswerOf, type BodyOf, call } from "../api.ts";
import { fetchFile } from "../api-files.ts";
import { bearer, callSigned } from "./bearer.ts";

/** The account on board that is signed in. */
export type OwnAccount = NonNullable<AnswerOf<"GET /account">["account"]>;

/** Returns whether this browser takes passkeys. */
export const takesPasskeys = (): boolean => "PublicKeyCredential" in window;

/** The calls of the sign-in page (docs/protocol.md "Signing in over REST"). */
export const interactionApi = (uid: string) => {
	const params = { uid };
	return {
		look: () => call("GET /interactions/:uid", { params }),
		signUp: (name: string, password: string) =>
			call("POST /interactions/:uid/account", { params, body: { name, password } }),
		password: (name: string, password: string) =>
			call("POST /interactions/:uid/password", { params, body: { name, password } }),
		recover: (name: string, code: string, new_password: string) =>
			call("POST /interactions/:uid/recovery", { params, body: { name, code, new_password } }),
		passkey: async () => {
			const { startAuthentication } = await import("@simplewebauthn/browser");
			const optionsJSON = await call("POST /interactions/:uid/passkey/options", { params });
			const credential = await startAuthentication({ optionsJSON });
			return call("POST /interactions/:uid/passkey", { params, body: { credential } });
		},
	};
};

/** The calls of the page that a link for a new password opens. */
export const resetApi = (token: string) => ({
	look: () => call("POST /passwordResets/account", { body: { token } }),
	set: (new_password: string) => call("POST /passwordResets", { body: { token, new_password } }),
});

/** The calls about the own account (docs/protocol.md "Own account over REST"). */
export const ownAccountApi = {
	read: () => callSigned("GET /account"),
	change: (body: BodyOf<"PUT /account">) => callSigned("PUT /account", { body }),
	setPassword: (password: string, new_password: string) =>
		callSigned("PUT /account/password", { body: { password, new_password } }),
	newCodes: (password: string) => callSigned("POST /account/recoveryCodes", { body: { password } }),
	addPasskey: async (label: string, password: string) => {
		const { startRegistration } = await import("@simplewebauthn/browser");
		const optionsJSON = await callSigned("POST /account/passkeys/options", { body: { password } });
		const credential = await startRegistration({ optionsJSON });
		return callSigned("POST /account/passkeys", { body: { credential, label } });
	},
	deletePasskey: (id: number, password: string) =>
		callSigned("POST /account/passkeys/:id/deletion", { params: { id }, body: { password } }),
	delete: (password?: string) =>
		callSigned("POST /account/deletion", {
			body: { ...(password !== undefined && { password }) },
		}),
};

/** Resolves to the file with everything that the account owns. Rejects with an ApiError. */
export const downloadData = async (): Promise<Blob> =>
	(await fetchFile("GET /account/data", { token: await bearer() })).blob();

import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import * as v from "valibot";
import { isReordered, tidy } from "#game/names/visible-text.ts";
import { complain, says } from "#game/refusals.ts";
import { rawText } from "#game/wire/bodies.ts";
import { ACCOUNT_LIMITS } from "../../limits/site.ts";
import { refuse } from "../../refusals.ts";
import { PasskeyOptions } from "../site-answers.ts";

/** The fields of the calls about accounts on board, with the texts that players read. */

const { nameLength, screenNameLength, passwordLength, passkeyLabelLength } = ACCOUNT_LIMITS;

const tooLong = ({ max }: { max: number }) => says(refuse("textTooLong", "A name", max));

// A transform, because JSON Schema has no trimming.
const tidied = v.transform(tidy);

/** A name for signing in: letters and digits of any script, with dots, dashes and underscores. */
export const Name = v.pipe(
	v.string(),
	rawText(nameLength.max, tooLong(nameLength)),
	tidied,
	v.minLength(nameLength.min, says(refuse("textTooShort", "A name", nameLength.min))),
	v.maxLength(nameLength.max, tooLong(nameLength)),
	v.check((name) => !name.includes("@"), says(refuse("nameIsMail"))),
	v.check((name) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(name), says(refuse("nameSigns"))),
);

/** A name as a person types it to sign in. */
export const TypedName = v.pipe(
	v.string(),
	rawText(nameLength.max, tooLong(nameLength)),
	tidied,
	v.maxLength(nameLength.max, tooLong(nameLength)),
);

export const ScreenName = v.pipe(
	v.string(),
	rawText(screenNameLength.max, tooLong(screenNameLength)),
	v.check((name) => !isReordered(name), says(complain("textUnprintable", "A name"))),
	tidied,
	v.minLength(screenNameLength.min, says(refuse("screenNameMissing"))),
	v.maxLength(screenNameLength.max, tooLong(screenNameLength)),
);

export const NewPassword = v.pipe(
	v.string(),
	v.minLength(passwordLength.min, says(refuse("textTooShort", "A password", passwordLength.min))),
	v.maxLength(passwordLength.max, says(refuse("textTooLong", "A password", passwordLength.max))),
);

/** A password as a person types it to sign in. */
export const TypedPassword = v.pipe(v.string(), v.maxLength(passwordLength.max));

export const RecoveryCode = v.pipe(v.string(), v.maxLength(40));

const labelTooLong = says(refuse("textTooLong", "The name of a passkey", passkeyLabelLength.max));

export const PasskeyLabel = v.pipe(
	v.string(),
	rawText(passkeyLabelLength.max, labelTooLong),
	tidied,
	v.minLength(passkeyLabelLength.min, says(refuse("passkeyNameless"))),
	v.maxLength(passkeyLabelLength.max, labelTooLong),
);

const Credential = v.looseObject({
	id: v.pipe(v.string(), v.maxLength(2000)),
	rawId: v.string(),
	type: v.literal("public-key"),
	response: v.looseObject({ clientDataJSON: v.string() }),
	clientExtensionResults: v.looseObject({}),
});

// The library makes the options and checks the other fields of the responses, so the types are its own.

/** What a browser needs to make a passkey. */
export const CreationOptions = PasskeyOptions as unknown as v.GenericSchema<
	unknown,
	PublicKeyCredentialCreationOptionsJSON
>;

/** The response of the authenticator that made a passkey. */
export const MadePasskey = Credential as unknown as v.GenericSchema<RegistrationResponseJSON>;

/** What a browser needs to ask for a passkey. */
export const RequestOptions = PasskeyOptions as unknown as v.GenericSchema<
	unknown,
	PublicKeyCredentialRequestOptionsJSON
>;

/** The response of the authenticator that has a passkey. */
export const UsedPasskey = Credential as unknown as v.GenericSchema<AuthenticationResponseJSON>;

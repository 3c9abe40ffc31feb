import type { OwnAccount } from "../../account/own-account-api.ts";
import { Names } from "./names.tsx";
import { NewCodes } from "./new-codes.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordChange } from "./password-change.tsx";

interface Props {
	account: OwnAccount;
	onChange: () => void;
}

/** Shows the ways to sign in: names, password, passkeys and recovery codes. */
export const SignInWays = ({ account, onChange }: Props) => (
	<>
		<Names account={account} onChange={onChange} />
		<PasswordChange name={account.name} />
		<Passkeys passkeys={account.passkeys} name={account.name} onChange={onChange} />
		<NewCodes left={account.recovery_codes} name={account.name} onChange={onChange} />
	</>
);

import { useState } from "react";
import { useAccountTask } from "../../account/account-task.ts";
import { interactionApi } from "../../account/own-account-api.ts";
import { ApiError } from "../../api.ts";

interface Options {
	uid: string;
	/** The person signs up. */
	fresh: boolean;
	onSignedIn: (next: string) => void;
	onSignedUp: (result: { codes: string[]; next: string }) => void;
}

/** Returns what a person enters to sign in or up, and the calls that use it. */
export function useWelcome({ uid, fresh, onSignedIn, onSignedUp }: Options) {
	const [name, setName] = useState("");
	const [password, setPassword] = useState("");
	const [noPasskey, setNoPasskey] = useState(false);
	const { busy, error, field, run } = useAccountTask();
	const api = interactionApi(uid);

	const submit = () =>
		run(async () => {
			setNoPasskey(false);
			if (!fresh) return onSignedIn((await api.password(name, password)).next);
			const { next, recovery_codes: codes } = await api.signUp(name, password);
			onSignedUp({ codes, next });
		});
	const askForPasskey = () =>
		run(async () => {
			setNoPasskey(false);
			try {
				onSignedIn((await api.passkey()).next);
			} catch (reason) {
				if (reason instanceof ApiError) throw reason;
				setNoPasskey(true); // the person refused, or the device has none
			}
		});
	return {
		name,
		setName,
		password,
		setPassword,
		noPasskey,
		busy,
		error,
		field,
		submit,
		askForPasskey,
	};
}

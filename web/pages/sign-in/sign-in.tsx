import { useCallback, useState } from "react";
import { useParams } from "react-router-dom";
import { interactionApi, takesPasskeys } from "../../account/own-account-api.ts";
import { useStillBusy } from "../../account/still-busy.ts";
import { ApiError } from "../../api.ts";
import { Logo } from "../../parts/page/logo.tsx";
import { PageHeader } from "../../parts/page/page.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { KeptCodes } from "./kept-codes.tsx";
import { NewPasswordForm } from "./new-password.tsx";
import { NoSignIn } from "./no-sign-in.tsx";
import { RecoveryForm } from "./recovery-form.tsx";
import { type Step, WelcomeForm } from "./welcome-form.tsx";

/** In place of the id of a sign-in: the page of a link that sets a new password. */
const RESET = "reset";

/**
 * Shows /sign-in/ID in the sign-in window: this server's identity provider redirects here
 * (docs/site.md "Accounts on board").
 */
export function SignInPage() {
	const { uid = "" } = useParams();
	return uid === RESET ? <NewPasswordForm /> : <Interaction uid={uid} />;
}

/** Shows the sign-in with this id, which this browser has begun. */
function Interaction({ uid }: { uid: string }) {
	const { found } = useLoaded(useCallback(() => interactionApi(uid).look(), [uid]));
	const [step, setStep] = useState<Step>("in");
	const [codes, setCodes] = useState<{ codes: string[]; next: string } | null>(null);
	useStillBusy(codes !== null);
	// Replaces the history entry, because a submitted form must not return.
	const onSignedIn = (next: string) => location.replace(next);
	const header = (
		<PageHeader>
			<Logo />
		</PageHeader>
	);
	if (codes) return <KeptCodes header={header} {...codes} onKept={onSignedIn} />;
	const props = { header, uid, onSignedIn };
	if (found === null || found instanceof ApiError)
		return <NoSignIn header={header} error={found} />;
	if (step === "lost") return <RecoveryForm {...props} onBack={() => setStep("in")} />;
	return (
		<WelcomeForm
			{...props}
			passkeys={found.passkeys && takesPasskeys()}
			step={step}
			onStep={setStep}
			onSignedUp={setCodes}
		/>
	);
}

import { isolating } from "../../isolating.ts";

/** The texts of the pages on which people sign up and in, and look after their account. */
export const ownAccountWords = isolating({
	signIn: {
		title: "Sign in",
		headings: { in: "Good to see you", up: "Pull up a chair", lost: "It happens to all of us" },
		question: "Have we met?",
		known: "Sign in",
		fresh: "I’m new",
		name: "Name",
		nameHint: "3 to 30 letters or digits. No e-mail address: we never write.",
		password: "Password",
		passwordHint: "At least 10 characters. A silly sentence is perfect.",
		show: "Show what I type",
		enter: "Sign in",
		join: "Make my account",
		passkey: "Use a passkey",
		noPasskey: "No passkey came back. Try again, or use your password.",
		lost: "Lost your password?",
		back: "Never mind, I remember",
		lostText:
			"A recovery code from when you signed up will open the door. Then you pick a new password.",
		code: "Recovery code",
		codeHint: "Four groups of four, such as mc7p-29xk-ahtw-4vne",
		newPassword: "New password",
		recover: "Set it and sign in",
		over: "This sign-in went stale",
		overText: "It waited too long, or started in another window. Close this one and start again.",
		toProfile: "To your profile",
	},

	reset: {
		title: "New password",
		heading: "A new password",
		text: (name: string) =>
			`This sets a new password for ${name} and signs you out everywhere. Then sign in with the new one.`,
		set: "Set the password",
		done: "Done. Now sign in with it.",
		over: "This link has expired",
	},

	codes: {
		heading: "Your spare keys",
		text: "Each of these codes sets a new password, once, in case you lose yours. We can’t show them again, so write them down or save the file.",
		save: "Save as a file",
		file: "plotluck-recovery-codes.txt",
		fileText: (codes: readonly string[]) =>
			`Plotluck recovery codes\nEach sets a new password once.\n\n${codes.join("\n")}\n`,
		kept: "I’ve kept them",
	},

	account: {
		title: "Account",
		heading: "Your account",
		guest: "Sign in to look after your account.",
		unreachable: "Your account didn’t open",
		elsewhere:
			"Your name and password live with the service you sign in with. What the game keeps about you is here.",
		signedInAs: (name: string) => `You sign in as ${name}.`,
		since: (day: string) => `You’ve been with us since ${day}.`,
		change: "Save",
		done: "Done!",

		screenName: "The name others see",
		name: "The name you sign in with",
		password: "Your password",
		newPassword: "The new password",
		names: "Names",
		passwordHeading: "Password",
		passwordText: "A new password signs you out on your other devices.",

		passkeys: "Passkeys",
		passkeysText:
			"A passkey signs you in with your fingerprint, face or device PIN. Nothing to remember.",
		noPasskeys: "None yet.",
		passkeyFacts: (day: string, used: string | null) =>
			used === null ? `added ${day}, not used yet` : `added ${day}, last used ${used}`,
		otherSite: (site: string) => `only works at ${site}`,
		passkeyLabel: "A name for it",
		passkeyDefault: "This device",
		addPasskey: "Add a passkey",
		passkeyFailed: "No passkey was made. Nothing has changed.",
		forget: "Forget",
		forgetName: (label: string) => `Forget the passkey ${label}`,
		sure: "Are you sure?",

		codes: "Recovery codes",
		codesLeft: (count: number) =>
			count === 1
				? "One code is left."
				: count === 0
					? "None are left."
					: `${count} codes are left.`,
		newCodes: "Make new codes",
		newCodesText: "New codes replace all the old ones.",

		data: "Your data",
		dataText: "Everything the game keeps about your account, in one file.",
		download: "Download it",
		dataFile: (day: string) => `plotluck-account_${day}.json`,

		deletion: "Delete the account",
		deletionText:
			"Your library, packs, rank, passkeys and supporter status go for good. Stories you wrote in other people’s games stay there until those games are cleared away.",
		deletionElsewhere: "The account you sign in with isn’t ours to delete, so that one stays.",
		delete: "Delete everything",
		gone: "Your account is gone. Thank you for the stories.",
		signOut: "Sign out",
	},
});

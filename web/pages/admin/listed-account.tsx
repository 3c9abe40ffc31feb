import { adminWords } from "#words/site/admin.ts";
import type { AdminAccountRow, ResetLinkAnswer } from "../../../gateway/api/site-answers.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Pill } from "../../parts/pill.tsx";
import styles from "./admin.module.css";
import { ResetLink } from "./reset-link.tsx";

const say = adminWords.accounts;

interface Props {
	account: AdminAccountRow;
	/** The link for a new password that was just made; null if it is for another account. */
	link: ResetLinkAnswer | null;
	disabled: boolean;
	onSet: (supporter: boolean) => void;
	onReset: () => void;
}

/** Shows an account with its rank, and the buttons that change it. */
export function ListedAccount({ account, link, disabled, onSet, onReset }: Props) {
	const { user_id, name, rank, supporter, on_board } = account;
	return (
		<>
			<div className={styles.head}>
				<b dir="auto" className={styles.text}>
					{name ?? user_id}
				</b>
				{supporter && <Pill>{say.supporter}</Pill>}
			</div>
			<p className={common.quiet}>{say.facts(name === null ? null : user_id, rank)}</p>
			<AccountButtons
				who={name ?? user_id}
				supporter={supporter}
				onBoard={on_board}
				disabled={disabled}
				onSet={onSet}
				onReset={onReset}
			/>
			{link && <ResetLink link={link} who={name ?? user_id} />}
		</>
	);
}

interface AccountButtonsProps {
	/** The account's name, or its id if it has no name. */
	who: string;
	supporter: boolean;
	/** This server manages the account and can reset its password. */
	onBoard: boolean;
	disabled: boolean;
	onSet: (supporter: boolean) => void;
	onReset: () => void;
}

const AccountButtons = ({
	who,
	supporter,
	onBoard,
	disabled,
	onSet,
	onReset,
}: AccountButtonsProps) => (
	<div className={styles.buttons}>
		{supporter ? (
			<ConfirmButton
				small
				label={say.revoke}
				sure={adminWords.sure}
				aria-label={say.revokeFrom(who)}
				disabled={disabled}
				onConfirm={() => onSet(false)}
			/>
		) : (
			<Button
				kind="plain"
				small
				aria-label={say.grantTo(who)}
				disabled={disabled}
				onClick={() => onSet(true)}
			>
				{say.grant}
			</Button>
		)}
		{onBoard && (
			<ConfirmButton
				small
				label={say.reset}
				sure={adminWords.sure}
				aria-label={say.resetOf(who)}
				disabled={disabled}
				onConfirm={onReset}
			/>
		)}
	</div>
);

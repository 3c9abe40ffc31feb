import { useEffect, useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { channelWords as say } from "#words/game/channel.ts";
import type { ChannelAnswer } from "../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { type ChatKind, chatKindOf } from "../../game/chat-kind.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { channelApi } from "../../room/channel-api.ts";
import styles from "./host-desk.module.css";

// The table has exactly the kinds as its keys.
const KINDS = Object.entries(say.kinds) as [ChatKind, string][];
const OPTIONS = KINDS.map(([value, label]) => ({ value, label }));

/** Connects a slow game to the chat of its group. Shows nothing where the operator forbids it. */
export function ChannelControl({ game: { room_code: code } }: { game: Game }) {
	const [channel, setChannel] = useState<ChannelAnswer | null>(null);
	useEffect(() => {
		channelApi.read(code).then(setChannel, () => setChannel(null));
	}, [code]);
	if (!channel?.on) return null;
	return (
		<section className={styles.block}>
			<h3>{say.heading}</h3>
			<p className={common.quiet}>{say.note}</p>
			{channel.kind && !channel.gone ? (
				<Connected
					code={code}
					kind={channel.kind}
					refused={channel.refused}
					onChange={setChannel}
				/>
			) : (
				<>
					{channel.kind && <p role="status">{say.gone}</p>}
					<Connect code={code} onChange={setChannel} />
				</>
			)}
		</section>
	);
}

interface Props {
	code: string;
	onChange: (channel: ChannelAnswer) => void;
}

/** Asks for the address of a webhook. */
function Connect({ code, onChange }: Props) {
	const { busy, error, run } = useAccountTask();
	const [address, setAddress] = useState("");
	const [chosen, setChosen] = useState<ChatKind>("mattermost");
	const known = chatKindOf(address);
	const kind = known ?? chosen;
	const connect = () =>
		run(async () => onChange(await channelApi.connect(code, { kind, address: address.trim() })));
	return (
		<Form
			className={styles.block}
			onSubmit={(event) => {
				event.preventDefault();
				void connect();
			}}
		>
			<Field label={say.address} hint={say.hint} error={error}>
				<Input
					type="url"
					required
					autoComplete="off"
					dir="ltr"
					value={address}
					onChange={(event) => setAddress(event.target.value)}
				/>
			</Field>
			{address !== "" && known === null && (
				<Segmented
					label={say.kind}
					options={OPTIONS}
					value={chosen}
					onChange={setChosen}
					layout="thirds"
				/>
			)}
			<Button type="submit" kind="plain" className={styles.button} busy={busy}>
				{say.connect}
			</Button>
		</Form>
	);
}

/** Tests the connection to a chat, or ends it. */
function Connected({
	code,
	kind,
	refused,
	onChange,
}: Props & { kind: ChatKind; refused: boolean }) {
	const { busy, error, run } = useAccountTask();
	const [tested, setTested] = useState(false);
	const test = async () => {
		setTested(false);
		try {
			onChange(await channelApi.test(code));
			setTested(true);
		} catch (reason) {
			// The chat may have refused the address for good.
			onChange(await channelApi.read(code));
			throw reason;
		}
	};
	return (
		<>
			<p>{say.connected(say.kinds[kind])}</p>
			{refused && <p role="status">{say.refused}</p>}
			<div className={styles.row}>
				<Button kind="plain" className={styles.button} busy={busy} onClick={() => run(test)}>
					{say.test}
				</Button>
				<ConfirmButton
					className={styles.button}
					label={say.disconnect}
					sure={say.sure}
					onConfirm={() => run(async () => onChange(await channelApi.disconnect(code)))}
				/>
			</div>
			<p role="status">{tested && say.tested}</p>
			<TaskError error={error} />
		</>
	);
}

import { type FormEvent, useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import { useCodeField } from "../../../parts/code/use-code-field.ts";
import { Button } from "../../../parts/form/button.tsx";
import { Field } from "../../../parts/form/field.tsx";
import { Form } from "../../../parts/form/form.tsx";
import { Input } from "../../../parts/form/input.tsx";
import styles from "../admin.module.css";

const say = adminWords.rooms;

/** Asks for the code of a room; an empty code means all rooms. */
export function RoomSearch({ onSearch }: { onSearch: (code: string) => void }) {
	const [code, setCode] = useState("");
	const search = (event: FormEvent) => {
		event.preventDefault();
		onSearch(code);
	};
	return (
		<Form className={styles.search} onSubmit={search}>
			<Field label={say.code}>
				<Input {...useCodeField("", setCode)} placeholder={say.allRooms} />
			</Field>
			<Button type="submit" kind="plain" small>
				{adminWords.search}
			</Button>
		</Form>
	);
}

import { useSnapshot } from "valtio";
import { space } from "#words/grammar.ts";
import { operatorWords as say } from "#words/site/operator.ts";
import { store } from "../../store.ts";

/** Says who runs this server and where they read, or plainly that nobody has said so. */
export function Operator() {
	const { operator_name, operator_contact } = useSnapshot(store).flags;
	if (operator_name === null && operator_contact === null) return <p>{say.unknown}</p>;
	const isMail = operator_contact?.includes("@") && !operator_contact.includes("/");
	return (
		<p>
			{operator_name !== null && say.run(operator_name)}
			{operator_name !== null && space}
			{operator_contact === null ? (
				say.noContact
			) : (
				<>
					{say.reach}
					{space}
					<a href={isMail ? `mailto:${operator_contact}` : operator_contact}>{operator_contact}</a>
				</>
			)}
		</p>
	);
}

import {
	type ChangeEvent,
	type ComponentProps,
	createContext,
	type SubmitEvent,
	useLayoutEffect,
	useRef,
	useState,
} from "react";

/** The selector of a wrong control: a field, or the group of a choice. */
const WRONG = "[aria-invalid=true], [data-wrong] input:enabled";

/** The name of the field that the server has refused, as it is on the wire. */
export const RefusedField = createContext<string | null>(null);

interface FormProps extends ComponentProps<"form"> {
	refused?: string | null;
}

/**
 * A form. When a wrong field blocks a press, here or at the server, the first wrong field gets the
 * focus and scrolls into view (docs/game.md "Accessibility").
 */
export function Form({ refused = null, onSubmit, onChange, ...rest }: FormProps) {
	const form = useRef<HTMLFormElement>(null);
	/** A press for which no wrong field has the focus yet. */
	const pressed = useRef(false);
	const before = useRef<string | null>(null);
	const [, setPresses] = useState(0);
	// In the layout phase, because a dialog that opens after it gives the focus back to the field.
	useLayoutEffect(() => {
		// Some forms are sent without their submit button.
		if (refused !== null && refused !== before.current) pressed.current = true;
		before.current = refused;
		if (pressed.current && form.current && focusFirstWrong(form.current)) pressed.current = false;
	});
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		pressed.current = true;
		// The second press of a form with the same fault changes nothing else.
		setPresses((count) => count + 1);
		onSubmit?.(event);
	};
	const change = (event: ChangeEvent<HTMLFormElement>) => {
		pressed.current = false;
		onChange?.(event);
	};
	return (
		<RefusedField value={refused}>
			<form {...rest} ref={form} onSubmit={submit} onChange={change} />
		</RefusedField>
	);
}

/**
 * Moves the focus to the first wrong field in a form, and shows it with its label and its error.
 * Returns whether there is one.
 */
function focusFirstWrong(form: HTMLElement): boolean {
	const control = form.querySelector<HTMLElement>(WRONG);
	if (!control) return false;
	control.focus({ preventScroll: true });
	control.closest("[data-field]")?.scrollIntoView({ block: "nearest" });
	// The field can be higher than the space that a keyboard leaves of the page.
	control.scrollIntoView({ block: "nearest" });
	return true;
}

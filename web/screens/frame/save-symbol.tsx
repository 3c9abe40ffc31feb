import { Check, CloudOff, Lock, RotateCw, Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { roomWords } from "#words/game/room.ts";
import { facts } from "#words/grammar.ts";
import { classes } from "../../parts/classes.ts";
import { keepFocus } from "../../parts/presses.ts";
import { saveNoteOf } from "../../room/connection/connection-state.ts";
import { useRoom } from "../../room/use-room.ts";
import type { ConnectionStatus, SaveNote } from "../../store.ts";
import styles from "./save-state.module.css";
import type { Saved } from "./save-state.tsx";

/** Milliseconds for which the words of the symbol are shown. */
const SHOWN = 5000;

const ICON = {
	saving: RotateCw,
	saved: Check,
	kept: Smartphone,
	offline: CloudOff,
	closed: Lock,
};

const SHAPES = {
	saving: undefined,
	saved: styles.safe,
	kept: styles.here,
	offline: styles.offline,
	closed: undefined,
};

/** The states in which the page does not try to connect. */
const OFFLINE: readonly ConnectionStatus[] = [
	"connection_error",
	"connection_failed",
	"disconnected",
	"offline",
	"elsewhere",
];

/** Returns the one look for both the save state and the connection. */
function lookOf(note: SaveNote, connection: ConnectionStatus): keyof typeof ICON {
	if (OFFLINE.includes(connection)) return "offline";
	if (connection !== "connected") return "kept";
	return note === "idle" ? "saved" : note;
}

/**
 * Returns whether the words are shown, for some seconds, and the function that shows or hides them.
 */
export function useSaveWords(): [boolean, () => void] {
	const [shown, show] = useState(false);
	useEffect(() => {
		if (!shown) return;
		const timer = setTimeout(() => show(false), SHOWN);
		return () => clearTimeout(timer);
	}, [shown]);
	return [shown, () => show(!shown)];
}

interface SaveSymbolProps {
	of: Saved;
	/** The words are shown too. */
	expanded: boolean;
	onPress: () => void;
}

/** Shows by shape and colour whether the text is saved and the page connected. A press shows the words. */
export function SaveSymbol({ of, expanded, onPress }: SaveSymbolProps) {
	const { save, entrySave, connection } = useRoom();
	const note = saveNoteOf(of === "part" ? save : entrySave, connection);
	const look = lookOf(note, connection);
	const Icon = ICON[look];
	const words = [roomWords.save[note], roomWords.connection[connection]];
	return (
		<button
			type="button"
			className={styles.symbol}
			aria-label={facts(words)}
			aria-expanded={expanded}
			data-look={look}
			onMouseDown={keepFocus}
			onClick={onPress}
		>
			<span className={classes(styles.shape, SHAPES[look])}>
				<Icon size={17} strokeWidth={3} aria-hidden />
			</span>
		</button>
	);
}

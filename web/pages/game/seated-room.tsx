import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../../api.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { onWake } from "../../room/connection/on-wake.ts";
import { keepDrafts } from "../../room/drafts.ts";
import { disconnect, enterRoom, noteOffline, wakeConnection } from "../../room/room.ts";
import { useRoom } from "../../room/use-room.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { Loading } from "./room-fallback.tsx";
import { RoomRefused } from "./room-refused.tsx";
import { RoomScreen } from "./room-screen.tsx";
import { RoomTitle } from "./room-title.tsx";

interface SeatedRoomProps {
	code: string;
	/** The server refuses the person's name, for this reason. */
	onNameRefused: (reason: string) => void;
}

/** Connects to a room as long as it is shown, and shows its phase, its refusal or its loading page. */
export function SeatedRoom({ code, onNameRefused }: SeatedRoomProps) {
	const room = useRoom();
	const navigate = useNavigate();
	const [refusal, setRefusal] = useState<ApiError | null>(null);
	const seated = useRef(false);

	const enter = (as: "players" | "audience") => {
		setRefusal(null);
		enterRoom(code, as).catch((reason) => {
			const refused = reason instanceof ApiError ? reason : new ApiError(0, String(reason));
			if (refused.field === "name") onNameRefused(refused.message);
			else setRefusal(refused);
		});
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once per code; `enter` is new with each render
	useEffect(() => {
		enter("players");
		return disconnect;
	}, [code]);
	useEffect(playCues, []);
	useEffect(
		() => startLate(import("../../room/still.ts").then((still) => () => still.keepStill(code))),
		[code],
	);
	useEffect(keepDrafts, []);
	useEffect(wakeWithDevice, []);
	useMessages(code, room.code === code);
	// The page goes home after the player left or was removed.
	useEffect(() => {
		if (room.code === code) seated.current = true;
		else if (seated.current) navigate("/", { replace: true });
	}, [room.code, code, navigate]);

	return (
		<>
			<RoomTitle code={code} />
			{refusal ? (
				<RoomRefused code={code} refusal={refusal} enter={enter} />
			) : room.code === code ? (
				<RoomScreen />
			) : (
				<Loading />
			)}
			<LeaveGuard />
		</>
	);
}

/** Starts what loads later because nothing waits for it. Returns what ends it. */
function startLate(load: Promise<() => () => void>) {
	let over = false;
	let stop = () => {};
	load.then(
		(start) => {
			if (!over) stop = start();
		},
		() => undefined, // the room goes on without it
	);
	return () => {
		over = true;
		stop();
	};
}

const playCues = () => startLate(import("../../room/cues.ts").then((cues) => cues.playRoomCues));

/** Wakes the connection when the device does. Returns what ends this. */
function wakeWithDevice() {
	const stop = onWake(wakeConnection);
	addEventListener("offline", noteOffline);
	return () => {
		stop();
		removeEventListener("offline", noteOffline);
	};
}

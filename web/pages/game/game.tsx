import { useEffect, useRef, useState } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { ApiError } from "../../api.ts";
import { isCode, normaliseCode } from "../../room/codes.ts";
import { playRoomCues } from "../../room/cues.ts";
import { disconnect, enterRoom, wakeConnection } from "../../room/room.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { Loading } from "./room-fallback.tsx";
import { RoomRefused } from "./room-refused.tsx";
import { RoomScreen } from "./room-screen.tsx";

/** Shows /game/CODE. Redirects if the code is not valid or the player has no profile. */
export function GamePage() {
	const { roomCode = "" } = useParams();
	const { profile } = useSnapshot(store);
	const code = normaliseCode(roomCode);
	if (!isCode(code)) return <Navigate to="/play/join" replace />;
	if (code !== roomCode) return <Navigate to={`/game/${code}`} replace />;
	if (!profile) return <Navigate to={`/user/setup?then=/game/${code}`} replace />;
	return <Room key={code} code={code} />;
}

function Room({ code }: { code: string }) {
	const { room, hiddenCode } = useSnapshot(store);
	const navigate = useNavigate();
	const [refusal, setRefusal] = useState<ApiError | null>(null);
	const seated = useRef(false);

	const enter = (as: "players" | "audience") => {
		setRefusal(null);
		enterRoom(code, as).catch((reason) =>
			setRefusal(reason instanceof ApiError ? reason : new ApiError(0, String(reason))),
		);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once per code; `enter` is new with each render
	useEffect(() => {
		enter("players");
		return disconnect;
	}, [code]);
	useEffect(playRoomCues, []);
	useEffect(() => {
		const wake = () => document.visibilityState === "visible" && wakeConnection();
		document.addEventListener("visibilitychange", wake);
		addEventListener("online", wake);
		return () => {
			document.removeEventListener("visibilitychange", wake);
			removeEventListener("online", wake);
		};
	}, []);
	// The page leads home after the player left or was removed.
	useEffect(() => {
		if (room.code === code) seated.current = true;
		else if (seated.current) navigate("/", { replace: true });
	}, [room.code, code, navigate]);

	return (
		<>
			<title>{`${hiddenCode ? siteWords.room.hiddenTitle : siteWords.room.title(code)} | ${siteWords.product}`}</title>
			{refusal ? (
				<RoomRefused refusal={refusal} enter={enter} />
			) : room.code === code ? (
				<RoomScreen />
			) : (
				<Loading />
			)}
			<LeaveGuard />
		</>
	);
}

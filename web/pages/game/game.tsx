import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { ApiError } from "../../api.ts";
import { isCode } from "../../room/codes.ts";
import { playRoomCues } from "../../room/cues.ts";
import { keepDrafts } from "../../room/drafts.ts";
import { disconnect, enterRoom, joinRoom, noteOffline, wakeConnection } from "../../room/room.ts";
import { isWellFormed, roomWay, routedCode, showAddress } from "../../room/room-address.ts";
import { isKnownIn } from "../../room/seats/seat.ts";
import { useRoom } from "../../room/use-room.ts";
import { loadPart } from "../../routing/late.ts";
import { store } from "../../store.ts";
import { roomWords } from "../../words/room.ts";
import { siteWords } from "../../words/site.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { Loading } from "./room-fallback.tsx";
import { RoomRefused } from "./room-refused.tsx";
import { RoomScreen } from "./room-screen.tsx";

// It loads late, because returning players do not need it.
const Invitation = lazy(() => loadPart(() => import("./invitation.tsx")));

/**
 * Shows /game/CODE, or /game/**** in streamer mode: the room to people who have been in it, and the
 * invitation to others. Redirects if the code is not valid.
 */
export function GamePage() {
	const { roomCode = "" } = useParams();
	const { state } = useLocation();
	const code = routedCode(roomCode, state);
	const [path, options] = roomWay(code);
	if (!isCode(code)) return <Navigate to="/play/join" replace />;
	if (!isWellFormed(roomCode, code)) return <Navigate to={path} {...options} replace />;
	return <Door key={code} code={code} />;
}

function Door({ code }: { code: string }) {
	const { hiddenCode } = useSnapshot(store);
	const [inside, setInside] = useState(() => store.profile !== null && isKnownIn(code));
	// Before the paint, so that the code does not flash in the address.
	useLayoutEffect(() => showAddress(code, hiddenCode), [code, hiddenCode]);
	const [refusal, setRefusal] = useState<ApiError | null>(null);
	const enter = async (as: "players" | "audience") => {
		setRefusal(null);
		// A player is asked again in the room; for the audience the invitation has asked already.
		if (as === "audience") await joinRoom(code, as).then(() => setInside(true), setRefusal);
	};
	if (inside) return <Room code={code} />;
	if (refusal) return <RoomRefused code={code} refusal={refusal} enter={(as) => void enter(as)} />;
	return (
		<Suspense fallback={<Loading />}>
			<Invitation code={code} onSeated={() => setInside(true)} onRefused={setRefusal} />
		</Suspense>
	);
}

function Room({ code }: { code: string }) {
	const { hiddenCode } = useSnapshot(store);
	const room = useRoom();
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
	useEffect(keepDrafts, []);
	useEffect(() => {
		const wake = () => document.visibilityState === "visible" && wakeConnection();
		document.addEventListener("visibilitychange", wake);
		addEventListener("online", wake);
		addEventListener("offline", noteOffline);
		return () => {
			document.removeEventListener("visibilitychange", wake);
			removeEventListener("online", wake);
			removeEventListener("offline", noteOffline);
		};
	}, []);
	// The page goes home after the player left or was removed.
	useEffect(() => {
		if (room.code === code) seated.current = true;
		else if (seated.current) navigate("/", { replace: true });
	}, [room.code, code, navigate]);

	return (
		<>
			<title>{`${hiddenCode ? roomWords.room.hiddenTitle : roomWords.room.title(code)} | ${siteWords.product}`}</title>
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

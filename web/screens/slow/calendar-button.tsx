import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { calendarWords as say } from "#words/game/calendar.ts";
import { siteWords } from "#words/site/site.ts";
import { Button } from "../../parts/form/button.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";

const CalendarAddress = latePart(() => import("./calendar-address.tsx"), "default", {
	loading: siteWords.loading,
	missing: say.missing,
});

/** Opens the address of the calendar with one's own deadlines in a slow game. */
export function CalendarButton({ code }: { code: string }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button kind="plain" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<CalendarDays size={17} aria-hidden />
				{say.open}
			</Button>
			<Dialog title={say.open} open={open} onClose={() => setOpen(false)}>
				<CalendarAddress code={code} />
			</Dialog>
		</>
	);
}

import type { ReactNode } from "react";
import { Page, type PageProps } from "../../parts/page/page.tsx";
import { RoomFooter, type RoomFooterProps } from "./room-footer.tsx";
import { RoomHeader } from "./room-header.tsx";

interface PhasePageProps
	extends Omit<PageProps, "footer">,
		Omit<RoomFooterProps, "children" | "thin"> {
	/** The header's content in place of the logo. */
	facts?: ReactNode;
	/** The primary action, in the footer. */
	action?: ReactNode;
}

/** Shows the page of a phase between the room's header and footer. */
export const PhasePage = ({
	facts,
	header = <RoomHeader>{facts}</RoomHeader>,
	action,
	children,
	silent = false,
	thin = false,
	wide = false,
	mainClass,
	...footer
}: PhasePageProps) => (
	<Page
		header={header}
		footer={
			<RoomFooter {...footer} thin={thin}>
				{action}
			</RoomFooter>
		}
		{...{ silent, thin, wide, mainClass }}
	>
		{children}
	</Page>
);

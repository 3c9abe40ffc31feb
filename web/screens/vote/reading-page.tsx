import type { ReactNode } from "react";
import { Page } from "../../parts/page/page.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { RoomHeader } from "../frame/room-header.tsx";

interface Props {
	/** The way on. */
	footer: ReactNode;
	left: ReactNode;
	right: ReactNode;
}

/** Shows a step between the stories and the awards on two pages. */
export const ReadingPage = ({ footer, left, right }: Props) => (
	<Page wide header={<RoomHeader />} footer={footer}>
		<TwoPages left={left} right={right} />
	</Page>
);

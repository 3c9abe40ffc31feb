import { Flights } from "./flights.tsx";
import { Peeking } from "./peeking.tsx";
import { SparkNews } from "./spark-news.tsx";

/** Shows the sparks of the room on any of its screens. Faces with `data-face` take part. */
export const TableSparks = () => (
	<>
		<Flights />
		<Peeking />
		<SparkNews />
	</>
);

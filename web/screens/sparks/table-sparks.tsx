import { Flights } from "./flights.tsx";
import { Peeking } from "./peeking.tsx";
import { SparkNews } from "./spark-news.tsx";

/** Shows the sparks of the room on any of its screens. Faces take part that have `data-face`. */
export const TableSparks = () => (
	<>
		<Flights />
		<Peeking />
		<SparkNews />
	</>
);

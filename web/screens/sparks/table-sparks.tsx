import { Flights } from "./flights.tsx";
import { PokePopup } from "./poke-popup.tsx";
import { SparkNews } from "./spark-news.tsx";

/** Shows the sparks of the room on any of its screens. Faces with `data-face` take part. */
export const TableSparks = () => (
	<>
		<Flights />
		<PokePopup />
		<SparkNews />
	</>
);

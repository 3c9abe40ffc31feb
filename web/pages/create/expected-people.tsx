import { createWords } from "#words/game/create.ts";
import { space } from "#words/grammar.ts";
import styles from "./expected-people.module.css";

const say = createWords.reckoned;
const FEWEST = 2;

interface ExpectedPeopleProps {
	people: number;
	/** The most people that the room takes. */
	most: number;
	/** The stories are read aloud, which takes time too. */
	together: boolean;
	onChange: (people: number) => void;
}

/** Shows the expected number of people, which the lengths are for and the host can change. */
export function ExpectedPeople({ people, most, together, onChange }: ExpectedPeopleProps) {
	const counts = Array.from({ length: most - FEWEST + 1 }, (_, i) => i + FEWEST);
	return (
		<p className={styles.people}>
			<label>
				{say.for}
				{space}
				<select
					aria-label={say.name}
					value={people}
					onChange={(event) => onChange(Number(event.target.value))}
				>
					{counts.map((count) => (
						<option key={count} value={count}>
							{say.people(count)}
						</option>
					))}
				</select>
			</label>
			{together ? say.together : say.apart}
		</p>
	);
}

import { writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { hostWords } from "../../words/host.ts";
import type { DeskProps } from "./desk-props.ts";

/** Everybody who could wear the crown, two presses each. */
export function CrownHandover({ game, order }: DeskProps) {
	const heirs = writersOf(game).filter((heir) => heir.id !== game.host_id);
	return (
		<section>
			<h3>{hostWords.crown}</h3>
			<p className="quiet">{hostWords.crownText}</p>
			<ul>
				{heirs.map(({ id, name, meta }) => (
					<li key={id}>
						<Avatar sprite={meta.sprite_id} size={40} />
						<ConfirmButton
							small
							label={hostWords.pass(name)}
							sure={hostWords.passSure(name)}
							onConfirm={() => order({ pass_crown: id })}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}

import { layoutWords } from "#words/site/layout.ts";
import styles from "./advert.module.css";
import { ADVERT_SIZES, type AdvertSize } from "./advert-size.ts";

interface AdvertProps {
	/** The address with `{size}`. */
	address: string;
	size: AdvertSize;
}

/**
 * Shows an advert of the configured provider. Its frame is a separate origin: it reaches neither
 * the page nor a storage, and cannot read the page's address.
 */
export function Advert({ address, size }: AdvertProps) {
	return (
		<>
			<p className={styles.label}>{layoutWords.advert}</p>
			<iframe
				key={size}
				className={styles.frame}
				title={layoutWords.advert}
				src={address.replaceAll("{size}", size)}
				{...ADVERT_SIZES[size]}
				sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
				referrerPolicy="no-referrer"
				loading="lazy"
			/>
		</>
	);
}

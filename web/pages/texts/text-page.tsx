import { Link } from "react-router-dom";
import { SitePage } from "../site-page.tsx";
import type { PageText, TextBlock } from "./page-text.ts";
import "./text-page.css";

const anchorOf = (heading: string): string =>
	heading
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");

function Block({ block }: { block: TextBlock }) {
	if (typeof block === "string") return <p>{block}</p>;
	return (
		<ul>
			{block.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	);
}

/** A page that is read rather than used. */
export function TextPage({ page }: { page: PageText }) {
	return (
		<SitePage title={page.title} heading={page.heading} back="/">
			<article className="prose">
				<p className="lead">{page.lead}</p>
				{page.contents && (
					<nav className="contents" aria-label={page.title}>
						{page.sections.map(({ heading }) => (
							<a key={heading} className="pill" href={`#${anchorOf(heading)}`}>
								{heading}
							</a>
						))}
					</nav>
				)}
				{page.sections.map(({ heading, blocks }) => (
					<section key={heading} id={anchorOf(heading)}>
						<h2>
							<span className="mark">{heading}</span>
						</h2>
						{blocks.map((block) => (
							<Block key={String(block)} block={block} />
						))}
					</section>
				))}
				{page.next && (
					<p className="next">
						{page.next.map(({ to, label }) => (
							<Link key={to} to={to} className="btn plain small">
								{label}
							</Link>
						))}
					</p>
				)}
			</article>
		</SitePage>
	);
}

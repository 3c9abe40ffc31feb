import fc from "fast-check";

/** Texts in which scripts with and without spaces, marks of six languages and emoji meet. */
export const scripts = fc
	.array(
		fc.oneof(
			{
				weight: 4,
				arbitrary: fc.constantFrom(
					...["猫", "これは", "コーヒー", "人人生而自由", "𠮷", "か\u3099", "สวัสดี", "ก่อน", "ມະນຸດ"],
					...[
						"មនុស្ស",
						"လူတိုင်း",
						"word",
						"Zoë",
						"e\u0301te\u0301",
						"12",
						"👩\u200d👩\u200d👧",
						"👍🏽",
						"한국어",
					],
				),
			},
			fc.constantFrom(
				...[
					"。",
					"、",
					"！？",
					"……",
					"「",
					"」",
					"。」",
					"“",
					"”",
					"，",
					" ",
					"\u3000",
					"\n",
					". ",
					"ー",
					"っ",
				],
				...["„", "«\u202f", "\u202f»", "¿", "! ", "—", "🦝", "（笑）"],
			),
			{ weight: 1, arbitrary: fc.constantFrom("あ".repeat(60), "ว".repeat(90), "x".repeat(50)) },
		),
		{ maxLength: 150 },
	)
	.map((pieces) => pieces.join(""));

/** How texts name a study before the one at hand, as the source of a pattern: "previous large trial". */
export const earlierStudy = String.raw`(?:earlier|previous|prior|pilot|preceding) (?:[\w-]+ ){0,3}(?:trials?|stud(?:y|ies)|(?:meta-)?analys[ie]s|reports?|reviews?|works?|cohorts?)\b`;

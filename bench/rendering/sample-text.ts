/** Markdown as engines write it: headings, prose, lists, tables, code and quotations, of about the length asked for. */
export function sampleText(length: number, seed = 1): string {
  const words =
    'patients trial outcome hazard ratio placebo cohort mortality confidence interval dose response renal cardiac ' +
    'inhibitor baseline adverse events follow-up randomised meta-analysis heterogeneity subgroup effect of the in and with';
  const vocabulary = words.split(' ');
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const word = vocabulary[random(vocabulary.length)] ?? '';
      if (index % 23 === 7) return `**${word}**`;
      if (index % 31 === 11) return `*${word}* [${1 + random(9)}]`;
      if (index % 97 === 50) return `https://doi.org/10.1000/${random(10_000)}`;
      return word;
    }).join(' ');
  const paragraph = () => `${some(50 + random(60))}.`;
  const list = (ordered: boolean) =>
    Array.from(
      { length: 4 + random(5) },
      (_, index) => `${ordered ? `${index + 1}.` : '-'} **${some(2)}**: ${some(15)}`,
    ).join('\n');
  const table = () =>
    ['| study | n | HR (95 % CI) |', '|---|--:|---|']
      .concat(Array.from({ length: 6 }, () => `| ${some(3)} | ${random(9_000)} | 0.${random(90) + 10} |`))
      .join('\n');
  const code = () => `\`\`\`r\n${Array.from({ length: 8 }, () => `x <- lm(${some(3)})`).join('\n')}\n\`\`\``;
  const parts: string[] = [];
  for (let size = 0, round = 0; size < length; round += 1) {
    const kinds = [
      () => `## ${some(5)}`,
      paragraph,
      () => list(false),
      paragraph,
      table,
      paragraph,
      () => list(true),
      code,
      () => `> ${some(20)}`,
    ];
    const part = (kinds[round % kinds.length] ?? paragraph)();
    parts.push(part);
    size += part.length + 2;
  }
  return parts.join('\n\n').slice(0, length);
}

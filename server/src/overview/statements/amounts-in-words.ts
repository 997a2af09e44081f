import type { Amount } from './amount.ts';
import { numbersInWords as words } from './vocabulary/units.ts';

const spelledOut: [RegExp, string, number][] = [
  [/\bhalv(?:e|es|ed|ing)\b|\bby (?:about |around |roughly |more than )?(?:a )?half\b|\bhalf as\b/, '%', 50],
  [/\bdoubl(?:e|es|ed|ing)\b|\btwo-?fold\b/, 'fold', 2],
  [/\btripl(?:e|es|ed|ing)\b|\bthreefold\b/, 'fold', 3],
  [/\bquadrupl(?:e|es|ed|ing)\b|\bfourfold\b/, 'fold', 4],
  [/\btenfold\b/, 'fold', 10],
];

/** "One in seven", "1 in 10,000". */
const oneOf =
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:every )?(\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred)\b/g;

function shares(text: string): Amount[] {
  return [...text.matchAll(oneOf)].flatMap(([written, part = '', whole = '']) => {
    const [some, all] = [part, whole].map((word) => words[word] ?? Number(word.replaceAll(',', '')));
    const value = (100 * (some ?? 0)) / (all ?? 0);
    if (!(value > 0 && value <= 100)) return [];
    return [
      {
        measure: '%',
        low: value,
        high: value,
        slack: value * 0.1,
        bound: '=' as const,
        written,
        unit: '%',
        isSetting: false,
      },
    ];
  });
}

function spelled(text: string): Amount[] {
  return spelledOut
    .filter(([words]) => words.test(text))
    .map(([, measure, value]) => ({
      measure,
      low: value,
      high: value,
      slack: value * 0.1,
      bound: '=',
      written: String(value),
      unit: measure,
      isSetting: false,
    }));
}

/** Amounts that are told in words: "halves", "threefold", "one in seven". */
export const amountsInWords = (text: string): Amount[] => [...spelled(text), ...shares(text)];

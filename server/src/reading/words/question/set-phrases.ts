/** Phrases of which a word alone would pass for one that merely asks ("lead", "low", "risk", "of"). */
const phrases = `activities of daily living
burden of disease
end of life
failure to thrive
health related quality of life
high blood pressure
high blood sugar
high density lipoprotein
high dose
high fat diet
high flow
high intensity
high sensitivity
intention to treat
lead exposure
lead level
lead levels
lead poisoning
lead toxicity
length of stay
long acting
long covid
long qt syndrome
long term
loss of smell
low back pain
low birth weight
low blood pressure
low blood sugar
low carb
low carbohydrate
low density lipoprotein
low dose
low fat
low fodmap
low molecular weight heparin
low protein
low salt
low sodium
mechanism of action
number needed to treat
out of hospital
point of care
quality of life
range of motion
risk factor
risk factors
shortness of breath
standard of care
time to event`.split('\n');

const byFirstWord = new Map<string, string[][]>();
for (const phrase of phrases) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  byFirstWord.set(
    first,
    [...(byFirstWord.get(first) ?? []), words].sort((a, b) => b.length - a.length),
  );
}

/** How many words from `at` on make a set phrase; 0 where they do not. */
export function setPhraseAt(words: readonly { key: string; follows: boolean }[], at: number): number {
  const known = byFirstWord.get(words[at]?.key ?? '');
  const phrase = known?.find((parts) =>
    parts.every(
      (part, index) => words[at + index]?.key === part && (index === 0 || words[at + index]?.follows),
    ),
  );
  return phrase?.length ?? 0;
}

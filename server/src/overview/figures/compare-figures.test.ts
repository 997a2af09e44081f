import { comparison, type StatedFigure } from '@sextant/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFigures } from './compare-figures.ts';
import { readFigures } from './read-figures.ts';

/** The figures of texts as the overview has them: `chatgpt` and the like are engines, numbers are works. */
function stated(texts: Record<string, string>): StatedFigure[] {
  return Object.entries(texts).flatMap(([source, text]) => {
    const isWork = /^work/.test(source);
    return readFigures(text).map(({ figure, from, to }, at) => ({
      id: `${source}-${at}`,
      figure,
      passage: { engine: isWork ? null : source, work: isWork ? source : null, from, to, text },
    }));
  });
}
const compare = (texts: Record<string, string>) => compareFigures(stated(texts));

describe('compareFigures', () => {
  it('lays one result of several engines and of the paper side by side', () => {
    const found = compare({
      claude: 'Cardiovascular death or worsening heart failure: HR 0.74 (95% CI 0.65–0.85).',
      chatgpt: 'The hazard ratio was 0·74 [0·65–0·85] for worsening heart failure or cardiovascular death.',
      'work-1':
        'Worsening heart failure or cardiovascular death fell (hazard ratio, 0.74; 95% CI, 0.65 to 0.85).',
    });
    expect(found).toEqual([
      {
        title: expect.stringMatching(/^Hazard ratio: .*heart failure/),
        kind: 'hazard-ratio',
        unit: null,
        figures: ['claude-0', 'chatgpt-0', 'work-1-0'],
        agrees: true,
        is_forest: true,
      },
    ]);
    expect(() => comparison.array().parse(found)).not.toThrow();
  });

  it.each([
    ['0.70', '0.74', false],
    ['0.74', '0.74', true],
    ['0.736', '0.74', true],
    ['0.7', '0.74', true],
    ['0.74', '0.84', false],
  ])('of stroke, a hazard ratio of %s and one of %s: one number is %s', (one, other, agrees) => {
    const found = compare({ claude: `HR for stroke was ${one}.`, gemini: `HR for stroke was ${other}.` });
    expect(found.map((group) => group.agrees)).toEqual([agrees]);
  });

  it.each([
    ['Give metformin 1 g daily.', 'Give metformin 1000 mg daily.', true],
    ['Give metformin 500 mg twice daily.', 'Give metformin 1 g per day.', true],
    ['Give folic acid 400 mcg daily.', 'Give folic acid 0.4 mg daily.', true],
    ['Give metformin 500 mg daily.', 'Give metformin 500 g daily.', false],
    ['Give apixaban 5 mg daily.', 'Give apixaban 5 mg twice daily.', false],
    ['Weight fell (mean difference −1.2 kg).', 'Weight was reduced by 1.2 kg.', true],
    ['Weight fell (mean difference −1.2 kg).', 'Weight was reduced by 1.5 kg.', false],
    ['The risk difference for falls was −0.03.', 'The risk difference for falls was −3%.', true],
    ['Stroke was reduced by about 25%.', 'Stroke was reduced by 26%.', true],
    ['Stroke was reduced by 25%.', 'Stroke was reduced by 35%.', false],
  ])('%j and %j: one number is %s', (one, other, agrees) => {
    const found = compare({ claude: one, gemini: other });
    expect(found.map((group) => group.agrees)).toEqual([agrees]);
  });

  it.each([
    ['Stroke was reduced by 25%.', 'Stroke was increased by 25%.'],
    ['HR for stroke was 0.80.', 'HR for hip fracture was 0.80.'],
    ['HR for stroke was 0.80.', 'OR for stroke was 0.80.'],
    ['Give apixaban 5 mg daily.', 'Give rivaroxaban 20 mg daily.'],
    ['Stroke differed (p = 0.04).', 'Stroke differed (p = 0.04).'],
    ['Weight fell by 1.2 kg.', 'Weight fell by 1.2 points.'],
  ])('does not lay %j beside %j', (one, other) => {
    expect(compare({ claude: one, gemini: other })).toEqual([]);
  });

  it('draws a forest of trials, and does not hold one trial against another', () => {
    const [found] = compare({
      claude: 'In DAPA-HF, the HR for heart failure hospitalisation was 0.70 (95% CI 0.59–0.83).',
      gemini: 'In EMPEROR-Reduced, the HR for heart failure hospitalisation was 0.69 (95% CI 0.59–0.81).',
    });
    expect(found).toMatchObject({ is_forest: true, agrees: null });
  });

  it('does not hold numbers of two papers against one another, nor two that one engine states', () => {
    const one = 'The HR for cardiovascular events was 0.85 (95% CI 0.79–0.92).';
    const other = 'The HR for cardiovascular events was 0.75 (95% CI 0.68–0.83).';
    const agreed = (texts: Record<string, string>) => compare(texts).map(({ agrees }) => agrees);
    expect(agreed({ claude: one, gemini: other, 'work-1': one, 'work-2': other })).toEqual([null]);
    expect(agreed({ claude: one, gemini: other, 'work-1': one })).toEqual([false]);
    const both = 'HR for stroke was 0.80 in one trial. HR for stroke was 0.90 in another.';
    const apart = { claude: 'HR for stroke was 0.80.', gemini: 'HR for stroke was 0.90.' };
    expect(agreed(apart)).toEqual([false]);
    expect(agreed({ ...apart, mistral: both })).toEqual([null]);
  });

  it('keeps a composite apart from its part, and knows the trial of a result that is told without it', () => {
    const found = compare({
      claude:
        'In DAPA-HF, worsening heart failure or cardiovascular death fell (HR 0.74; 95% CI 0.65–0.85). Cardiovascular death alone fell (HR 0.82; 95% CI 0.69–0.98).',
      chatgpt: 'Worsening heart failure or cardiovascular death: HR 0.74 (95% CI 0.65–0.85).',
      grok: 'In EMPEROR-Reduced, worsening heart failure or cardiovascular death fell (HR 0.75; 95% CI 0.65–0.86).',
      gemini: 'Cardiovascular death was reduced (HR 0.85; 95% CI 0.70–1.00).',
    });
    expect(found.map(({ agrees, figures }) => ({ agrees, figures }))).toEqual([
      { agrees: false, figures: ['claude-1', 'gemini-0'] },
      { agrees: true, figures: ['claude-0', 'chatgpt-0', 'grok-0'] },
    ]);
  });

  it('has nothing to agree on where one engine alone states it', () => {
    const [found] = compare({
      claude: 'HR for stroke was 0.80 (0.70–0.92).',
      'work-1': 'The HR for stroke was 0.81 (0.70–0.93).',
    });
    expect(found).toMatchObject({ agrees: null, is_forest: true });
  });

  it('counts a number once that one source says twice', () => {
    expect(compare({ claude: 'HR for stroke was 0.80. So the HR for stroke was 0.80.' })).toEqual([]);
  });

  it('puts what engines disagree on first', () => {
    const found = compare({
      claude: 'Give metformin 500 mg daily. HR for stroke was 0.80.',
      gemini: 'Give metformin 500 mg daily. HR for stroke was 0.90.',
    });
    expect(found.map(({ agrees }) => agrees)).toEqual([false, true]);
  });

  it('names each figure at most once, whatever it is given', () => {
    const sentences = [
      'HR for stroke was 0.80 (0.70–0.92).',
      'RR of death 1.2 [1.1, 1.3].',
      'Stroke fell by 25%.',
      '12% died of stroke.',
      'Metformin 500 mg daily.',
      'n = 120',
      '120 patients had a stroke.',
    ];
    const texts = fc.array(fc.subarray(sentences), { maxLength: 6 });
    fc.assert(
      fc.property(texts, (answers) => {
        const figures = stated(
          Object.fromEntries(answers.map((lines, at) => [`engine-${at}`, lines.join(' ')])),
        );
        const groups = compareFigures(figures);
        const named = groups.flatMap((group) => group.figures);
        expect(new Set(named).size).toBe(named.length);
        for (const group of groups) {
          expect(group.figures.length).toBeGreaterThan(1);
          const members = figures.filter(({ id }) => group.figures.includes(id));
          expect(new Set(members.map(({ figure }) => figure.kind))).toEqual(new Set([group.kind]));
        }
      }),
    );
  });
});

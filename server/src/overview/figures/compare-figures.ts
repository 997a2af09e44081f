import type { Comparison, FigureKind, StatedFigure } from '@sextant/contracts';
import { doAgree, type Member } from './do-agree.ts';
import { ratios } from './measures.ts';
import { isSameInterval, isSameNumber, measureOf, toldOf } from './same-number.ts';
import { areOtherTrials, likeness, subjectOf } from './subject.ts';

/** For people, at the head of a comparison. */
const names: Record<FigureKind, string> = {
  'hazard-ratio': 'Hazard ratio',
  'odds-ratio': 'Odds ratio',
  'risk-ratio': 'Relative risk',
  'rate-ratio': 'Rate ratio',
  'mean-difference': 'Mean difference',
  'standardised-mean-difference': 'Standardised mean difference',
  'risk-difference': 'Risk difference',
  percentage: 'Percentage',
  'percentage-change': 'Change in per cent',
  'number-needed-to-treat': 'Number needed to treat',
  'sample-size': 'Sample size',
  dose: 'Dose',
  'p-value': 'P value',
};
/** Counts and shares are too common to be one thing by one word: they have to be the same number as well. */
const needsSameNumber: ReadonlySet<FigureKind> = new Set(['sample-size', 'percentage']);
/** In participants. */
const largeCount = 100;
const longestTitle = 70;

/**
 * Groups figures that speak of one thing in one measure: the same outcome, drug or group by their words, or the same
 * interval. The literature's figures join the engines'. In the order of the contradictions, forests, and sources.
 */
export function compareFigures(figures: StatedFigure[]): Comparison[] {
  const groups: Member[][] = [];
  for (const stated of figures) {
    // A p value without its effect cannot be laid beside another.
    if (stated.figure.kind === 'p-value') continue;
    const member = { stated, told: toldOf(stated), subject: subjectOf(stated) };
    const group = groupOf(member, groups);
    if (!group) groups.push([member]);
    else if (!group.some((other) => isRepeated(member, other))) group.push(member);
  }
  return groups
    .filter((group) => group.length > 1)
    .map(toComparison)
    .sort((one, other) => rank(other) - rank(one));
}

/** Where it belongs: beside the same result, else where what is said of it is most alike. */
function groupOf(member: Member, groups: Member[][]): Member[] | undefined {
  const measure = measureOf(member.stated.figure);
  const open = groups.filter(([first]) => first && measureOf(first.stated.figure) === measure);
  const told = open.find((group) => group.some((other) => isSameResult(member, other)));
  if (told) return told;
  const [best] = open
    .filter((group) => !group.some((other) => areToldApart(member, other)))
    .map((group) => ({ group, alike: group[0] ? alike(member, group[0]) : 0 }))
    .sort((one, other) => other.alike - one.alike);
  return best && best.alike > 0 ? best.group : undefined;
}

/** Two intervals that one source gives for one trial are of two things, however alike the words. */
function areToldApart(one: Member, other: Member): boolean {
  const [first, second] = [one.stated, other.stated];
  const isOneSource =
    first.passage.engine === second.passage.engine && first.passage.work === second.passage.work;
  if (!isOneSource || first.figure.low === null || second.figure.low === null) return false;
  return !areOtherTrials(one.subject, other.subject) && !isSameNumber(one.told, other.told);
}

/** The same interval, or the same large count, is no chance. */
function isSameResult(one: Member, other: Member): boolean {
  if (isSameInterval(one.told, other.told)) return true;
  const { kind, value } = one.stated.figure;
  return kind === 'sample-size' && value >= largeCount && isSameNumber(one.told, other.told);
}

function alike(one: Member, other: Member): number {
  if (isOpposite(one, other)) return 0;
  if (needsSameNumber.has(one.stated.figure.kind) && !isSameNumber(one.told, other.told)) return 0;
  return likeness(one.subject, other.subject);
}

/** "25% more" and "25% less" are two things. */
function isOpposite(one: Member, other: Member): boolean {
  const { kind, value } = one.stated.figure;
  if (kind !== 'percentage-change' && kind !== 'mean-difference' && kind !== 'risk-difference') return false;
  if (value < 0 || other.stated.figure.value < 0) return false;
  return (
    one.subject.direction !== null &&
    other.subject.direction !== null &&
    one.subject.direction !== other.subject.direction
  );
}

/** One source that says one number twice says it once. */
function isRepeated(one: Member, other: Member): boolean {
  const [first, second] = [one.stated.passage, other.stated.passage];
  return first.engine === second.engine && first.work === second.work && isSameNumber(one.told, other.told);
}

function toComparison(group: Member[]): Comparison {
  const figures = group.map(({ stated }) => stated.figure);
  const [first] = figures;
  if (!first) throw new Error('A comparison has figures');
  return {
    title: titleOf(group, first.kind),
    kind: first.kind,
    unit: first.unit,
    figures: group.map(({ stated }) => stated.id),
    agrees: doAgree(group),
    is_forest: figures.filter((figure) => isDrawable(figure) && figure.unit === first.unit).length > 1,
  };
}

/** A ratio's axis has no place for nought or less. */
function isDrawable({ high, kind, low }: StatedFigure['figure']): boolean {
  return low !== null && high !== null && (!ratios.has(kind) || low > 0);
}

/** The words that most of the group have: those of the figure whose terms the others share, the shortest first. */
function titleOf(group: Member[], kind: FigureKind): string {
  const shared = (member: Member) =>
    group.reduce(
      (sum, other) => sum + [...member.subject.terms].filter((term) => other.subject.terms.has(term)).length,
      0,
    ) / (member.subject.terms.size || 1);
  const best = group
    .filter(({ stated }) => stated.figure.about !== '')
    .sort(
      (one, other) =>
        shared(other) - shared(one) || one.stated.figure.about.length - other.stated.figure.about.length,
    )[0];
  const about = best?.stated.figure.about ?? '';
  if (!about) return names[kind];
  const cut =
    about.length > longestTitle ? `${about.slice(0, about.lastIndexOf(' ', longestTitle))} …` : about;
  return `${names[kind]}: ${cut}`;
}

function rank({ agrees, figures, is_forest }: Comparison): number {
  return (agrees === false ? 1000 : 0) + (is_forest ? 500 : 0) + figures.length;
}

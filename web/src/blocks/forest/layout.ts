/** Where the parts of a forest plot stand, in pixels. */
export interface ForestLayout {
  width: number;
  height: number;
  /** Narrow: the label stands above its line instead of beside it. */
  isStacked: boolean;
  rowHeight: number;
  /** A row's label has a line of its own, above its estimate. */
  isLabelAlone: boolean;
  /** Lines that the longest label takes, and how wide they are. */
  labelLines: 1 | 2;
  labelWidth: number;
  /** The words on the two sides stand under one another: one line has no room for both. */
  areSidesStacked: boolean;
  /** Baseline of the first row's line. */
  top: number;
  plotLeft: number;
  plotWidth: number;
  /** Right edge of the estimates, and their width. */
  right: number;
  estimates: number;
  /** Where the marks of a row begin: right of its estimate, or, stacked, below its line. */
  marksLeft: number;
  marksBelow: number;
  axis: number;
}

/** Width of a character of 13 px, roughly: labels are cut by it. */
export const letter = 6.9;
const stackedBelow = 520;
/** What is left to the intervals themselves, where labels are long. */
const leastPlot = 200;
/** Height of a label that stands alone, and of the words on the sides. */
export const labelLine = 17;
export const sideLine = 20;
/** Between the words of one side and of the other. */
export const sidesGap = 20;
/** From one mark to the next. */
export const markStep = 16;

/**
 * @param lines rows and, where there is one, the pooled one
 * @param longest in characters
 * @param sides what the two sides are called, in characters
 * @param marks places for marks in a row
 */
export function forestLayout(
  width: number,
  lines: number,
  longest: { label: number; estimate: number },
  sides: { left: number; right: number },
  marks = 0,
): ForestLayout {
  const isStacked = width < stackedBelow;
  const estimates = Math.max(160, longest.estimate * letter);
  const isLabelAlone = isStacked && longest.label * letter > width - estimates;
  const forMarks = marks > 0 && !isStacked ? marks * markStep + 12 : 0;
  const markHeight = marks > 0 && isStacked ? 18 : 0;
  const mostLabels = Math.max(width * 0.36, width - estimates - forMarks - leastPlot);
  // A label of two lines is a little wider than the half of it: it is parted between words.
  const isLong = longest.label * letter + 16 > mostLabels;
  const labels = isLong
    ? Math.min(Math.max(width * 0.36, longest.label * letter * 0.6 + 16), mostLabels)
    : Math.max(longest.label * letter + 16, 90);
  const besideLine = isLabelAlone ? width : isStacked ? width - estimates : labels - 8;
  const labelLines = longest.label * letter > besideLine ? 2 : 1;
  const second = (labelLines - 1) * labelLine;
  const forLabel = isLabelAlone ? labelLine + second : 0;
  const rowHeight = isStacked ? 44 + forLabel + markHeight : 28 + (second && 10);
  const top = isStacked ? 30 + forLabel : 18 + (second && 5);
  const axis = top + lines * rowHeight + (isStacked ? -8 - forLabel : 0);
  const areSidesStacked = (sides.left + sides.right) * letter + sidesGap > width;
  const sideLines = sides.left + sides.right === 0 ? 0 : areSidesStacked ? 2 : 1;
  return {
    width,
    height: axis + 26 + sideLines * sideLine,
    isStacked,
    isLabelAlone,
    labelLines,
    labelWidth: besideLine,
    areSidesStacked,
    rowHeight,
    top,
    plotLeft: isStacked ? 8 : labels,
    plotWidth: isStacked ? width - 16 : width - labels - estimates - forMarks,
    right: width - forMarks,
    estimates,
    marksLeft: isStacked ? 8 : width - forMarks + 12,
    marksBelow: isStacked ? 18 : 0,
    axis,
  };
}

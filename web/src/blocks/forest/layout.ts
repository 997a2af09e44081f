/** Where the parts of a forest plot stand, in pixels. */
export interface ForestLayout {
  width: number;
  height: number;
  /** Narrow: the label stands above its line instead of beside it. */
  isStacked: boolean;
  rowHeight: number;
  /** Baseline of the first row's line. */
  top: number;
  plotLeft: number;
  plotWidth: number;
  /** Right edge of the estimates. */
  right: number;
  axis: number;
}

/** Width of a character of 13 px, roughly: labels are cut by it. */
export const letter = 6.9;
const stackedBelow = 520;

/** @param lines rows and, where there is one, the pooled one */
export function forestLayout(
  width: number,
  lines: number,
  longestLabel: number,
  hasSides: boolean,
): ForestLayout {
  const isStacked = width < stackedBelow;
  const labels = Math.min(Math.max(longestLabel * letter + 16, 90), width * 0.36);
  const estimates = 160;
  const rowHeight = isStacked ? 44 : 28;
  const top = isStacked ? 30 : 18;
  const axis = top + lines * rowHeight + (isStacked ? -8 : 0);
  return {
    width,
    height: axis + 26 + (hasSides ? 22 : 0),
    isStacked,
    rowHeight,
    top,
    plotLeft: isStacked ? 8 : labels,
    plotWidth: isStacked ? width - 16 : width - labels - estimates,
    right: width,
    axis,
  };
}

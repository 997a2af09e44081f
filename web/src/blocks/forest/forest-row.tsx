import type { ForestBlock } from '@sextant/contracts/blocks/forest';
import type { Colours } from '../colours.ts';
import { type ForestMark, ForestMarks } from './forest-marks.tsx';
import { type ForestLayout, labelLine, letter } from './layout.ts';
import type { Scale } from './scale.ts';
import { estimate } from './words.ts';

interface ForestLineProps {
  row: ForestBlock['rows'][number];
  index: number;
  isPooled: boolean;
  scale: Scale;
  layout: ForestLayout;
  decimals: number;
  colours: Colours;
  marks: readonly (ForestMark | null)[];
}

const inside = (share: number) => Math.min(1, Math.max(0, share));
/** Without its middle: labels that begin alike are told apart by their ends. */
const shortened = (label: string, width: number) => {
  const letters = Math.floor(width / letter);
  if (label.length <= letters) return label;
  const end = Math.floor((letters - 1) / 2);
  return `${label.slice(0, letters - 1 - end)}…${label.slice(label.length - end)}`;
};

/** One study: label, interval with its square (or the pooled diamond), and the numbers. */
export function ForestLine(props: ForestLineProps) {
  const { row, index, isPooled, scale, layout, decimals, colours, marks } = props;
  const y = layout.top + index * layout.rowHeight;
  const place = (value: number) => layout.plotLeft + inside(scale.at(value)) * layout.plotWidth;
  const [low, value, high] = [place(row.low), place(row.value), place(row.high)];
  const colour = isPooled ? colours.accent : colours.ink;
  const side = 4 + Math.sqrt(row.weight ?? 25) * 0.8;
  const textY = layout.isStacked ? y - 14 : y + 4;
  const labelWidth = layout.isLabelAlone
    ? layout.right
    : layout.isStacked
      ? layout.right - layout.estimates
      : layout.plotLeft - 8;
  const words = estimate(row, decimals);
  const wordsWidth = words.length * letter;
  const isCut = [scale.at(row.low) < 0, scale.at(row.high) > 1];
  return (
    <g>
      <title>{`${row.label}: ${words}${row.n === undefined ? '' : `, n = ${row.n}`}`}</title>
      <text
        x={0}
        y={layout.isLabelAlone ? textY - labelLine : textY}
        fill={colours.ink}
        fontWeight={isPooled ? 600 : 400}
      >
        {shortened(row.label, labelWidth)}
      </text>
      {/* The line of "no difference" runs behind words, not through them. */}
      <rect
        x={layout.right - wordsWidth}
        y={textY - 12}
        width={wordsWidth}
        height={16}
        fill={colours.surface}
      />
      <text
        x={layout.right}
        y={textY}
        fill={colours['ink-soft']}
        textAnchor="end"
        fontWeight={isPooled ? 600 : 400}
      >
        {words}
      </text>
      {isPooled ? (
        <path d={`M${low} ${y}L${value} ${y - 7}L${high} ${y}L${value} ${y + 7}Z`} fill={colour} />
      ) : (
        <>
          <path d={`M${low} ${y}H${high}`} stroke={colour} strokeWidth={1.5} fill="none" />
          <rect x={value - side / 2} y={y - side / 2} width={side} height={side} fill={colours.accent} />
        </>
      )}
      {isCut[0] && (
        <path d={`M${low + 6} ${y - 4}L${low} ${y}L${low + 6} ${y + 4}`} stroke={colour} fill="none" />
      )}
      {isCut[1] && (
        <path d={`M${high - 6} ${y - 4}L${high} ${y}L${high - 6} ${y + 4}`} stroke={colour} fill="none" />
      )}
      <ForestMarks marks={marks} x={layout.marksLeft} y={y + layout.marksBelow} colours={colours} />
    </g>
  );
}

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

/** A label on as many lines as it may take, parted between words. */
export function linesOf(label: string, width: number, most: 1 | 2): string[] {
  const letters = Math.floor(width / letter);
  if (most === 1 || label.length <= letters) return [shortened(label, width)];
  const part = label.lastIndexOf(' ', letters);
  if (part <= 0) return [label.slice(0, letters), shortened(label.slice(letters), width)];
  return [label.slice(0, part), shortened(label.slice(part + 1), width)];
}

/** One study: label, interval with its square (or the pooled diamond), and the numbers. */
export function ForestLine(props: ForestLineProps) {
  const { row, index, isPooled, scale, layout, decimals, colours, marks } = props;
  const y = layout.top + index * layout.rowHeight;
  const place = (value: number) => layout.plotLeft + inside(scale.at(value)) * layout.plotWidth;
  const [low, value, high] = [place(row.low), place(row.value), place(row.high)];
  const colour = isPooled ? colours.accent : colours.ink;
  const side = 4 + Math.sqrt(row.weight ?? 25) * 0.8;
  const textY = layout.isStacked ? y - 14 : y + 4;
  const names = linesOf(row.label, layout.labelWidth, layout.labelLines);
  const nameStep = layout.isStacked ? labelLine : 14;
  // Alone they stand above the estimate, beside it around its line.
  const firstY = layout.isLabelAlone ? textY - labelLine * names.length : textY - (names.length - 1) * 7;
  const words = estimate(row, decimals);
  const wordsWidth = words.length * letter;
  const isCut = [scale.at(row.low) < 0, scale.at(row.high) > 1];
  return (
    <g>
      <title>{`${row.label}: ${words}${row.n === undefined ? '' : `, n = ${row.n}`}`}</title>
      {/* The line of "no difference" runs behind words, not through them. */}
      <rect
        x={layout.right - wordsWidth}
        y={textY - 12}
        width={wordsWidth}
        height={16}
        fill={colours.surface}
      />
      {names.map((name, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
        <g key={line}>
          <rect
            x={0}
            y={firstY + line * nameStep - 12}
            width={Math.min(name.length * letter, layout.labelWidth)}
            height={16}
            fill={colours.surface}
          />
          <text x={0} y={firstY + line * nameStep} fill={colours.ink} fontWeight={isPooled ? 600 : 400}>
            {name}
          </text>
        </g>
      ))}
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

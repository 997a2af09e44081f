import type { ForestBlock } from '@sextant/contracts/blocks/forest';
import type { Colours } from '../colours.ts';
import { type ForestLayout, letter, sideLine, sidesGap } from './layout.ts';
import { type Scale, sparse } from './scale.ts';

interface ForestAxisProps {
  plot: ForestBlock;
  scale: Scale;
  layout: ForestLayout;
  /** The value of "no difference"; null where there is none. */
  neutral: number | null;
  colours: Colours;
}

/** The scale below the rows, the line of "no difference", and what its two sides mean. */
export function ForestAxis({ plot, scale, layout, neutral, colours }: ForestAxisProps) {
  const place = (value: number) => layout.plotLeft + scale.at(value) * layout.plotWidth;
  const { axis } = layout;
  /** Whether the picture has room for the whole of a number below its mark. */
  const hasRoom = (tick: number) => {
    const half = (`${tick}`.length * letter) / 2;
    return tick === neutral || (place(tick) >= half && place(tick) <= layout.width - half);
  };
  const middle = neutral === null ? layout.plotLeft + layout.plotWidth / 2 : place(neutral);
  const left = plot.left_label && `← ${plot.left_label}`;
  const right = plot.right_label && `${plot.right_label} →`;
  const rightmost = layout.width - (right?.length ?? 0) * letter;
  const leftmost = (left?.length ?? 0) * letter;
  // A side's words begin at the line, unless they are too long for their side; on one line they keep clear of one another.
  const clear = layout.areSidesStacked ? layout.width : rightmost - sidesGap;
  const leftEnd = Math.min(Math.max(middle - 10, leftmost), right ? clear : layout.width);
  const rightStart = Math.max(
    0,
    Math.min(middle + 10, rightmost),
    left && !layout.areSidesStacked ? leftEnd + sidesGap : 0,
  );
  return (
    <g fill={colours['ink-soft']} fontSize={12}>
      <path d={`M${layout.plotLeft} ${axis}h${layout.plotWidth}`} stroke={colours['line-strong']} />
      {neutral !== null && (
        <path d={`M${middle} ${4}V${axis}`} stroke={colours['line-strong']} strokeDasharray="3 3" />
      )}
      {sparse(scale, layout.plotWidth, neutral ?? 0)
        .filter(hasRoom)
        .map((tick) => (
          <g key={tick}>
            <path d={`M${place(tick)} ${axis}v5`} stroke={colours['line-strong']} />
            <text x={place(tick)} y={axis + 18} textAnchor="middle">
              {`${tick}`.replace('-', '−')}
            </text>
          </g>
        ))}
      {left && (
        <text x={leftEnd} y={axis + 40} textAnchor="end">
          {left}
        </text>
      )}
      {right && (
        <text x={rightStart} y={axis + 40 + (layout.areSidesStacked ? sideLine : 0)}>
          {right}
        </text>
      )}
    </g>
  );
}

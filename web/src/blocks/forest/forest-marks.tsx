import type { Colours } from '../colours.ts';
import { markStep } from './layout.ts';

/** Somebody who gives the number of a row. */
export interface ForestMark {
  /** In words, with the name: `Claude quotes this number`. */
  label: string;
  colour: string;
  /** How the number is given; `open` where that is not known. */
  gives: 'same' | 'other' | 'open';
}

interface ForestMarksProps {
  /** Null keeps a place free: who stands where is the same in each row. */
  marks: readonly (ForestMark | null)[];
  x: number;
  y: number;
  colours: Colours;
}

const radius = 4.5;

/** A disc for who gives the number rightly, a cross for who gives another, a question mark where that is not known. */
export function ForestMarks({ colours, marks, x, y }: ForestMarksProps) {
  return marks.map((mark, index) => {
    const middle = x + index * markStep + radius;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: places never move.
      <g key={index}>
        {mark === null ? (
          <path d={`M${middle - 2} ${y}h4`} stroke={colours['line-strong']} />
        ) : (
          <>
            <title>{mark.label}</title>
            {mark.gives === 'same' && <circle cx={middle} cy={y} r={radius} style={{ fill: mark.colour }} />}
            {mark.gives === 'open' && (
              <text
                x={middle}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={11}
                style={{ fill: mark.colour }}
              >
                ?
              </text>
            )}
            {mark.gives === 'other' && (
              <path
                d={`M${middle - radius} ${y - radius}l${2 * radius} ${2 * radius}m0 ${-2 * radius}l${-2 * radius} ${2 * radius}`}
                strokeWidth={2.5}
                style={{ stroke: mark.colour }}
              />
            )}
          </>
        )}
      </g>
    );
  });
}

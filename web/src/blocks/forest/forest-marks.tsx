import type { Colours } from '../colours.ts';
import { markStep } from './layout.ts';

/** Somebody who gives the number of a row. */
export interface ForestMark {
  /** In words, with the name: `Claude quotes this number`. */
  label: string;
  colour: string;
  /** How the number is given; `open` where that is not known, `unchecked` where it is not known yet. */
  gives: 'same' | 'other' | 'none' | 'open' | 'unchecked';
}

interface ForestMarksProps {
  /** Null keeps a place free: who stands where is the same in each row. */
  marks: readonly (ForestMark | null)[];
  x: number;
  y: number;
  colours: Colours;
}

const radius = 4.5;

/** What is written in the place of those that are not drawn. */
const letters: Partial<Record<ForestMark['gives'], string>> = { open: '?', unchecked: '…' };

/** A tick for who gives the number rightly, a cross for who gives another, a dot for who gives none. */
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
            {mark.gives === 'same' && (
              <path
                d={`M${middle - radius} ${y}l3 3.5l6 -7`}
                fill="none"
                strokeWidth={2.5}
                strokeLinecap="round"
                strokeLinejoin="round"
                style={{ stroke: mark.colour }}
              />
            )}
            {mark.gives === 'none' && <circle cx={middle} cy={y} r={2} style={{ fill: mark.colour }} />}
            {letters[mark.gives] && (
              <text
                x={middle}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={11}
                style={{ fill: mark.colour }}
              >
                {letters[mark.gives]}
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

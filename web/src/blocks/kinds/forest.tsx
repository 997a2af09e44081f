import type { ForestBlock } from '@sextant/contracts/blocks/forest';
import { isNumberNeeded, isRatio } from '@sextant/contracts/blocks/measures';
import { type Ref, useRef } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { pictureFont, useColours } from '../colours.ts';
import { ForestAxis } from '../forest/forest-axis.tsx';
import type { ForestMark } from '../forest/forest-marks.tsx';
import { ForestLine } from '../forest/forest-row.tsx';
import { forestLayout } from '../forest/layout.ts';
import { measureNames } from '../forest/measure-names.ts';
import { forestScale } from '../forest/scale.ts';
import { decimalsOf, describe, estimate, forestTable, intervalsOf } from '../forest/words.ts';
import { useWidth } from '../use-width.ts';

interface ForestPlotProps {
  plot: ForestBlock;
  /** Beside each row, in its order. */
  marks?: readonly (readonly (ForestMark | null)[])[];
  /** The picture itself, for saving. */
  ref?: Ref<SVGSVGElement> | undefined;
}

/** Wider than this the eye loses the line from label to numbers. */
const maxWidth = 880;

/** Effect sizes with their intervals, as wide as its place. */
export function ForestPlot(props: ForestPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return <div ref={place}>{width !== null && width > 0 && <Plot {...props} width={width} />}</div>;
}

const noMarks: readonly null[] = [];

function Plot({ marks = [], plot, width, ref }: ForestPlotProps & { width: number }) {
  const colours = useColours();
  const { measure, rows, pooled } = plot;
  const lines = pooled ? [...rows, pooled] : rows;
  const neutral = isRatio(measure) ? 1 : measure === 'percentage' || isNumberNeeded(measure) ? null : 0;
  const scale = forestScale(lines, isRatio(measure), neutral === 0);
  const sideOf = (words: string | undefined) => (words ? words.length + 2 : 0);
  const sides = { left: sideOf(plot.left_label), right: sideOf(plot.right_label) };
  const places = Math.max(0, ...marks.map((each) => each.length));
  const decimals = decimalsOf(plot);
  const longest = {
    label: Math.max(...lines.map(({ label }) => label.length)),
    estimate: Math.max(...lines.map((row) => estimate(row, decimals).length)),
  };
  const layout = forestLayout(Math.min(width, maxWidth), lines.length, longest, sides, places);
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={describe(plot)}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      fontFamily={`'IBM Plex Sans Variable', ${pictureFont}`}
      fontSize={13}
    >
      <ForestAxis plot={plot} scale={scale} layout={layout} neutral={neutral} colours={colours} />
      {lines.map((row, index) => (
        <ForestLine
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
          key={index}
          row={row}
          index={index}
          isPooled={pooled !== undefined && index === rows.length}
          scale={scale}
          layout={layout}
          decimals={decimals}
          colours={colours}
          marks={marks[index] ?? noMarks}
        />
      ))}
    </svg>
  );
}

/** A forest plot as an answer writes it. */
export default function ForestView({ block, source }: BlockProps<'forest'>) {
  const picture = useRef<SVGSVGElement>(null);
  const { measure, unit } = block;
  return (
    <BlockFrame
      kind="Forest plot"
      title={block.title ?? null}
      source={source}
      data={forestTable(block)}
      picture={{ svg: () => new XMLSerializer().serializeToString(picture.current as SVGSVGElement) }}
      draw={(isLarge) => (
        <>
          <p className="mb-1 text-sm text-ink-soft">
            {measureNames[measure]}
            {unit && `, ${unit}`} with {intervalsOf(block)}
          </p>
          <ForestPlot plot={block} {...(!isLarge && { ref: picture })} />
        </>
      )}
    />
  );
}

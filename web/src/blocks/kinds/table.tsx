import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { useColours } from '../colours.ts';
import { PlainTable } from '../data-table.tsx';
import PlotOffer from '../plot-offer.tsx';
import { tablePicture } from '../table-picture.ts';
import { UncheckedCitations } from '../unchecked-citations.tsx';

/** A table as an answer writes it, with the offer of a plot where it has numbers. */
export default function TableView({ block, source }: BlockProps<'table'>) {
  const { title, columns, rows } = block;
  const colours = useColours();
  return (
    <BlockFrame
      kind="Table"
      title={title}
      source={source}
      picture={{ svg: () => tablePicture(block, colours) }}
      draw={(isLarge) => (
        <>
          <PlainTable columns={columns} rows={rows} label={title ?? 'Table'} />
          <UncheckedCitations cells={[columns, ...rows]} />
          {!isLarge && <PlotOffer columns={columns} rows={rows} />}
        </>
      )}
    />
  );
}

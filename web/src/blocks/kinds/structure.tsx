import type { StructureBlock } from '@sextant/contracts/blocks/structure';
import { useMemo, useRef, useState } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { Drawing } from '../drawing.tsx';
import { NotDrawn } from '../not-drawn.tsx';
import type { SavedPicture } from '../saved-picture.ts';
import { StructureViewer } from '../structure/structure-viewer.tsx';
import { chainsTable, summarise } from '../structure/summary.ts';
import { useCoordinates } from '../structure/use-coordinates.ts';

const nameOf = (block: StructureBlock) => {
  if (block.source === 'rcsb') return `PDB ${block.id}`;
  return block.source === 'alphafold' ? `AlphaFold model of ${block.id}` : 'Structure';
};

function Origin({ block }: { block: StructureBlock }) {
  if (block.source === 'written') return <>Coordinates as the answer wrote them.</>;
  const isExperiment = block.source === 'rcsb';
  const address = isExperiment
    ? `https://www.rcsb.org/structure/${block.id}`
    : `https://alphafold.ebi.ac.uk/entry/${block.id}`;
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {isExperiment ? `RCSB PDB ${block.id}` : `AlphaFold DB ${block.id}`}
      </a>
      {isExperiment ? ', from an experiment.' : ', predicted, not measured.'}
    </>
  );
}

/** A structure in three dimensions. */
export default function StructureView({ block, source }: BlockProps<'structure'>) {
  const loaded = useCoordinates(block);
  const [picture, setPicture] = useState<SavedPicture | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const text = loaded.state === 'loaded' ? loaded.text : null;
  const summary = useMemo(() => summarise(text ?? ''), [text]);
  if (loaded.state === 'failed') return <NotDrawn source={source} reason={loaded.reason} />;
  const name = nameOf(block);
  // An entry is called what its data bank calls it: the answer's words may be of another one.
  const isFetched = block.source !== 'written';
  const title = summary.title ?? (isFetched && text === null ? null : block.title);
  const called = block.title && block.title !== title ? `The answer calls it “${block.title}”.` : '';
  const words = `${name}${title ? `, ${title}` : ''}: ${summary.words} ${called}`.trim();
  const format = block.source === 'written' ? block.format : 'pdb';
  return (
    <div ref={place}>
      <BlockFrame
        kind="Structure"
        title={title ? `${title} (${name})` : name}
        source={source}
        picture={picture}
        data={summary.chains.length > 0 ? chainsTable(summary) : undefined}
        draw={(isLarge) => (
          <>
            {text === null ? (
              <Drawing />
            ) : (
              <StructureViewer
                text={text}
                format={format}
                words={words}
                isLarge={isLarge}
                onPicture={isLarge ? undefined : setPicture}
              />
            )}
            <p className="mt-1.5 text-sm text-ink-soft">
              <Origin block={block} /> {summary.words} {text !== null && called}
            </p>
          </>
        )}
      />
    </div>
  );
}

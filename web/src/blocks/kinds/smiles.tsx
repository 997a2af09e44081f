import type { Molecule } from '@sextant/contracts/blocks/smiles';
import { useCallback, useMemo } from 'react';
import type { BlockProps } from '../block-props.ts';
import { useColours } from '../colours.ts';
import { DrawnBlock } from '../drawn-block.tsx';
import { drawMolecules, parsed } from '../smiles/draw-molecules.ts';
import { undrawnStereo } from '../smiles/undrawn-stereo.ts';

/** Molecules as an answer writes them. */
export default function SmilesView({ block, source }: BlockProps<'smiles'>) {
  const colours = useColours();
  const molecules = useMemo(() => block.molecules.map(parsed), [block.molecules]);
  const draw = useCallback(async () => drawMolecules(molecules, colours), [molecules, colours]);
  const [only] = molecules.length === 1 ? molecules : [];
  const areAllDrawn = molecules.every(({ problem }) => problem === null);
  return (
    <DrawnBlock
      kind={only ? 'Molecule' : 'Molecules'}
      title={only?.name ?? null}
      source={source}
      alt={`Structural formula of ${molecules.map(inWords).join('; ')}.`}
      data={{
        columns: ['Name', 'SMILES', ...(areAllDrawn ? [] : ['Not drawn'])],
        rows: molecules.map(({ name, smiles, problem }) => [
          name ?? '',
          smiles,
          ...(areAllDrawn ? [] : [problem ?? '']),
        ]),
      }}
      draw={draw}
    />
  );
}

function inWords({ name, smiles, problem }: Molecule): string {
  const words = name ? `${name} (SMILES ${smiles})` : `SMILES ${smiles}`;
  const left = undrawnStereo(smiles);
  if (problem === null) return left ? `${words}, whose ${left.replace(/^C/, 'c')}` : words;
  return `${words}, which is not drawn: ${problem.replace(/\.$/, '')}`;
}

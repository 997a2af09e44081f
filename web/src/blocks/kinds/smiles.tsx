import { useCallback } from 'react';
import type { BlockProps } from '../block-props.ts';
import { useColours } from '../colours.ts';
import { DrawnBlock } from '../drawn-block.tsx';
import { drawMolecules } from '../smiles/draw-molecules.ts';

/** Molecules as an answer writes them. */
export default function SmilesView({ block, source }: BlockProps<'smiles'>) {
  const colours = useColours();
  const { molecules } = block;
  const draw = useCallback(async () => drawMolecules(molecules, colours), [molecules, colours]);
  const words = molecules.map(({ name, smiles }) =>
    name ? `${name} (SMILES ${smiles})` : `SMILES ${smiles}`,
  );
  const [only] = molecules.length === 1 ? molecules : [];
  return (
    <DrawnBlock
      kind={only ? 'Molecule' : 'Molecules'}
      title={only?.name ?? null}
      source={source}
      alt={`Structural formula of ${words.join('; ')}.`}
      data={{ columns: ['Name', 'SMILES'], rows: molecules.map(({ name, smiles }) => [name ?? '', smiles]) }}
      draw={draw}
    />
  );
}

import { expect, test } from 'vitest';
import { undrawnStereo } from './undrawn-stereo.ts';

test.each([
  ['COc1ccc2[nH]c(nc2c1)[S@@](=O)Cc1ncc(C)c(OC)c1C', 'Configuration at sulfur is not drawn'],
  ['C[C@@H](C(=O)OC(C)C)N[P@](=O)(OC)Oc1ccccc1', 'Configuration at phosphorus is not drawn'],
  ['C[S@](=O)C[P@@](C)(=O)c1ccccc1', 'Configuration at sulfur and phosphorus is not drawn'],
  ['C[N@@+]1(C)CC1', 'Configuration at nitrogen is not drawn'],
  ['[Pt@SP1](Cl)(Cl)(N)N', 'Configuration at Pt is not drawn'],
  ['C[C@@H](N)C(=O)O', null],
  ['[13C@H](C)(N)O', null],
  ['F/C=C/F', null],
])('of %s it is said: %s', (smiles, said) => expect(undrawnStereo(smiles)).toBe(said));

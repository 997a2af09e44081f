import type { Molecule } from '@sextant/contracts/blocks/smiles';
import SmilesDrawer from 'smiles-drawer';
import { type Colours, pictureFont } from '../colours.ts';
import { safeSvg } from '../safe-svg.ts';
import { undrawnStereo } from './undrawn-stereo.ts';

const side = { width: 300, height: 240 };
const nameHeight = 26;
const noteHeight = 20;
/** Molecules beside each other before a new row begins. */
const perRow = 2;

/** Elements in the usual colours, dark enough on light and light enough on dark. */
const elements = {
  light: {
    O: '#c62828',
    N: '#1a5fb4',
    S: '#8a6d00',
    F: '#1b7a3d',
    CL: '#1b7a3d',
    BR: '#9c4a00',
    I: '#7b2d90',
    P: '#b04a00',
  },
  dark: {
    O: '#ff8a80',
    N: '#82b1ff',
    S: '#ffd54f',
    F: '#81e6a1',
    CL: '#81e6a1',
    BR: '#ffb074',
    I: '#d9a2ec',
    P: '#ffb074',
  },
};

function themeOf(colours: Colours) {
  const plain = {
    FOREGROUND: colours.ink,
    BACKGROUND: colours.surface,
    C: colours.ink,
    H: colours['ink-soft'],
  };
  const others = { B: colours.ink, SI: colours.ink };
  return { ...plain, ...others, ...(colours.isDark ? elements.dark : elements.light) };
}

function drawOne({ smiles }: Molecule, colours: Colours): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const drawer = new SmilesDrawer.SvgDrawer({
    ...side,
    padding: 12,
    // Each atom at its place: `COOH` in a row hides which is bound to which.
    compactDrawing: false,
    fontFamily: pictureFont,
    themes: { page: themeOf(colours) },
    // More would be seconds for a cage of rings.
    kkMaxIteration: 2_000,
  });
  let tree: unknown;
  try {
    tree = SmilesDrawer.Parser.parse(smiles);
  } catch (error) {
    throw new Error(`"${smiles}" is not SMILES: ${(error as Error).message}`);
  }
  try {
    drawer.draw(tree, svg, 'page');
  } catch {
    throw new Error(`"${smiles}" is no molecule that can be drawn.`);
  }
  return svg;
}

const text = (content: string, x: number, y: number, colour: string, size = 14) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  for (const [name, value] of Object.entries({
    x,
    y,
    fill: colour,
    'text-anchor': 'middle',
    'font-size': size,
    'font-family': pictureFont,
  }))
    element.setAttribute(name, `${value}`);
  element.textContent = content;
  return element;
};

/** What stands where a molecule would. */
function sayWhyNot(problem: string, colours: Colours): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${side.width} ${side.height}`);
  const middle = { x: side.width / 2, y: side.height / 2 };
  svg.append(
    text('Not drawn', middle.x, middle.y - 8, colours.ink),
    text(problem, middle.x, middle.y + 12, colours['ink-soft'], 12),
  );
  return svg;
}

const unreadable = 'Not a molecule that can be drawn.';

/** A molecule with what its parser says of it: that finds more than a look at brackets and rings. */
export function parsed(molecule: Molecule): Molecule {
  if (molecule.problem !== null) return molecule;
  try {
    SmilesDrawer.Parser.parse(molecule.smiles);
    return molecule;
  } catch {
    return { ...molecule, problem: unreadable };
  }
}

/** A molecule, or why there is none; where all are none, the error has the parser's own words. */
function drawOrSay(molecule: Molecule, colours: Colours): { svg: SVGSVGElement; error: Error | null } {
  try {
    if (molecule.problem !== null && molecule.problem !== unreadable) throw new Error(molecule.problem);
    return { svg: drawOne(molecule, colours), error: null };
  } catch (error) {
    return { svg: sayWhyNot(molecule.problem ?? unreadable, colours), error: error as Error };
  }
}

/**
 * Structural formulas, side by side with their names.
 * @throws Error where none of them is SMILES
 */
export function drawMolecules(molecules: Molecule[], colours: Colours): string {
  const hasNames = molecules.length > 1;
  const hasNotes = molecules.some(({ smiles }) => undrawnStereo(smiles));
  const rowHeight = side.height + (hasNames ? nameHeight : 0) + (hasNotes ? noteHeight : 0);
  const columns = Math.min(perRow, molecules.length);
  const width = columns * side.width;
  const height = Math.ceil(molecules.length / columns) * rowHeight;
  const all = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  all.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const drawn = molecules.map((molecule) => ({ molecule, ...drawOrSay(molecule, colours) }));
  if (drawn.every(({ error }) => error)) throw drawn[0]?.error;
  for (const [index, { molecule, svg: one }] of drawn.entries()) {
    const x = (index % columns) * side.width;
    const y = Math.floor(index / columns) * rowHeight;
    for (const [name, value] of Object.entries({ x, y, ...side })) one.setAttribute(name, `${value}`);
    one.removeAttribute('style');
    all.append(one);
    if (hasNames)
      all.append(
        text(
          molecule.name ?? molecule.smiles.slice(0, 34),
          x + side.width / 2,
          y + side.height + 17,
          colours.ink,
        ),
      );
    const note = molecule.problem === null ? undrawnStereo(molecule.smiles) : null;
    if (note) all.append(text(note, x + side.width / 2, y + rowHeight - 6, colours['ink-soft'], 12));
  }
  return safeSvg(all.outerHTML, { width, height });
}

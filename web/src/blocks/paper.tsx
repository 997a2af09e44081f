import { fenceNames, kindOfFence } from '@sextant/contracts/blocks/fence-names';
import type { BlockKind } from '@sextant/contracts/blocks/index';
import { formulaLanguages } from '@sextant/markdown/formula-fences';
import { createContext, type ReactNode, Suspense, useContext, useEffect, useRef } from 'react';
import type { FenceProps, MarkdownExtensions, MathProps } from '../lib/markdown/extensions.ts';
import TaggedWords from '../lib/markdown/tagged-words.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PaperContext } from './paper-context.ts';
import { drawnKinds } from './registry.tsx';
import type { SavedPicture } from './saved-picture.ts';

const Block = lazyPart(() => import('./block.tsx'));
const Formula = lazyPart(() => import('./formula.tsx'));
const FormulaFence = lazyPart(() => import('./formula-fence.tsx'));

/** A block that was drawn for paper. */
export interface PaperPicture {
  language: string;
  source: string;
  name: string;
  picture: SavedPicture;
  /** Where it stands. */
  figure: HTMLElement;
}

/** Gathers what is drawn, where somebody wants the pictures themselves. */
export const PaperPicturesContext = createContext<((picture: PaperPicture) => void) | null>(null);

/** A figure on paper: the picture over its name, and nothing to press. */
function PaperFigure({ language, source, name, picture, children }: FigureProps) {
  const figure = useRef<HTMLElement>(null);
  const gather = useContext(PaperPicturesContext);
  useEffect(() => {
    if (picture && figure.current) gather?.({ language, source, name, picture, figure: figure.current });
  }, [gather, language, source, name, picture]);
  return (
    <figure ref={figure} className="paper-figure" data-undrawn={picture ? undefined : true}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

interface FigureProps {
  language: string;
  source: string;
  name: string;
  picture: SavedPicture | null;
  children: ReactNode;
}

/** A structure is there to be turned; a still of it would have to be in view to be drawn at all. */
const notOnPaper =
  'Structure in three dimensions, not drawn on paper. Its source is in the Markdown and JSON exports.';

/** A fenced block of a kind that is drawn, at once and wherever it stands: paper is never scrolled. */
function PaperFence({ source, language }: FenceProps) {
  const kind = kindOfFence(language) as BlockKind;
  const waiting = <p role="status">Drawing…</p>;
  if (kind === 'structure')
    return (
      <figure className="paper-figure">
        <figcaption>{notOnPaper}</figcaption>
      </figure>
    );
  return (
    <PaperContext value={(figure) => <PaperFigure {...figure} language={kind} source={source} />}>
      <Suspense fallback={waiting}>
        <Block kind={kind} source={source} />
      </Suspense>
    </PaperContext>
  );
}

/** A formula; until it is drawn, as it was written. */
const PaperFormula = (props: MathProps) => (
  <Suspense fallback={<code role="status">{props.written}</code>}>
    <Formula {...props} />
  </Suspense>
);

const PaperMathsFence = ({ source }: FenceProps) => (
  <Suspense fallback={<pre role="status">{source}</pre>}>
    <FormulaFence source={source} />
  </Suspense>
);

/** What the blocks add to markdown on paper. */
export const paperExtensions: MarkdownExtensions = {
  fences: Object.fromEntries([
    ...[...drawnKinds, ...Object.keys(fenceNames)].map((name) => [name, PaperFence]),
    ...formulaLanguages.map((name) => [name, PaperMathsFence]),
  ]),
  math: PaperFormula,
  tagged: TaggedWords,
};

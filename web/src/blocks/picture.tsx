import { useContext } from 'react';
import { stopIfWide } from '../lib/stop-if-wide.ts';
import { useColours } from './colours.ts';
import { PaperContext } from './paper-context.ts';
import { pictureAddress, sizeOf } from './save-picture.ts';

interface PictureProps {
  svg: string;
  /** The picture in words. */
  alt: string;
  isLarge: boolean;
  /** Another drawing is about to take its place. */
  isBusy?: boolean;
}

/** Shrunk further than this, words that are 14 px high would be too small to read. */
export const mostShrunk = 1.4;

/** Pixels: what a picture takes of a page of paper where its words stay large enough, and what it may take for them. */
const paperUsual = { width: 530, height: 284 };
const paperMost = { width: 656, height: 860 };
/** What is wider than that stands on a page of its own that lies on its side. */
const paperAcross = { width: 980, height: 560 };

function onPaper(svg: string) {
  const size = sizeOf(svg);
  if (!size) return { isTurned: false, style: {} };
  const fit = (box: { width: number; height: number }) =>
    Math.min(1, box.width / size.width, box.height / size.height);
  const upright = Math.min(fit(paperMost), Math.max(fit(paperUsual), 1 / mostShrunk));
  const isTurned = upright < (1 / mostShrunk) * 0.9 && fit(paperAcross) > upright * 1.2;
  const width = Math.floor(size.width * (isTurned ? fit(paperAcross) : upright));
  return { isTurned, style: { width, maxWidth: 'none', maxHeight: 'none' } };
}

/** In the text a picture scrolls rather than being shrunk to nothing; in its own window it is never shrunk. */
function placeOf(svg: string, isLarge: boolean) {
  const size = sizeOf(svg);
  if (!size) return {};
  if (!isLarge) return { minWidth: Math.round(size.width / mostShrunk) };
  const share = (size.width / size.height).toFixed(3);
  return { maxWidth: 'none', width: `max(${size.width}px, min(100%, 75dvh * ${share}))` };
}

/** The picture without a ground of the page's own colour, which would cover the shadow at the edge where it goes on. */
const withoutGround = (svg: string, ground: string): string =>
  svg.replace(
    /^(<svg[^>]*>\s*<rect [^>]{0,99}\bfill="(#[0-9a-f]{6})")/i,
    (whole, start: string, fill: string) =>
      fill.toLowerCase() === ground ? `${start} fill-opacity="0"` : whole,
  );

/** A drawn SVG. As an image it can neither run, nor load, nor catch a click. */
export function Picture({ svg, alt, isLarge, isBusy }: PictureProps) {
  const isOnPaper = useContext(PaperContext) !== null;
  const { surface } = useColours();
  const paper = isOnPaper ? onPaper(svg) : null;
  return (
    <div
      ref={stopIfWide}
      aria-busy={isBusy || undefined}
      className="picture-place overflow-x-auto"
      data-turned={paper?.isTurned || undefined}
    >
      <img
        src={pictureAddress(isOnPaper ? svg : withoutGround(svg, surface))}
        alt={alt}
        style={paper ? paper.style : placeOf(svg, isLarge)}
        className="mx-auto h-auto max-w-full print:min-w-0!"
      />
    </div>
  );
}

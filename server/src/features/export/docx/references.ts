import type { DocumentReference } from '@sextant/contracts';
import { isOuterAddress } from '@sextant/markdown';
import { ExternalHyperlink, Paragraph, type ParagraphChild } from 'docx';
import { lines, soft, warning } from './page.ts';
import { paragraphRuns, textRuns } from './text-runs.ts';

const size = 18;

/** `12.` before the work, and what has become of it behind: what is wrong in bold. */
export function referenceParagraph({ is_warning, number, state, text }: DocumentReference): Paragraph {
  return new Paragraph({
    indent: { left: 480, hanging: 480 },
    spacing: { after: 40, ...lines(236) },
    ...paragraphRuns(text, (isRightToLeft) => [
      ...textRuns(`${number}.\t`, { size, isRightToLeft }),
      ...linked(text, isRightToLeft),
      ...(state
        ? textRuns(` ${state}${/[.!?]$/.test(state) ? '' : '.'}`, {
            size,
            bold: is_warning,
            color: is_warning ? warning : soft,
            isRightToLeft,
          })
        : []),
    ]),
    tabStops: [{ type: 'left', position: 480 }],
  });
}

/** A reference whose DOI or address, which stands at its end, leads there. */
function linked(text: string, isRightToLeft: boolean): ParagraphChild[] {
  const found = /doi:(\S+)$|(https?:\/\/\S+)$/.exec(text);
  const [written = '', doi, url] = found ?? [];
  const link = doi ? `https://doi.org/${encodeURI(doi)}` : url;
  if (!found || !link || !isOuterAddress(link)) return textRuns(text, { size, isRightToLeft });
  return [
    ...textRuns(text.slice(0, found.index), { size, isRightToLeft }),
    new ExternalHyperlink({
      link,
      children: textRuns(written, { size, style: 'Hyperlink', isRightToLeft }),
    }),
  ];
}

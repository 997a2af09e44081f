import type { DocumentReference } from '@sextant/contracts';
import { isOuterAddress } from '@sextant/markdown';
import { ExternalHyperlink, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { lines, soft, warning } from './page.ts';
import { printable } from './printable.ts';

const size = 18;

/** `12.` before the work, and what has become of it behind: what is wrong in bold. */
export function referenceParagraph({ is_warning, number, state, text }: DocumentReference): Paragraph {
  return new Paragraph({
    indent: { left: 480, hanging: 480 },
    spacing: { after: 40, ...lines(236) },
    children: [
      new TextRun({ text: `${number}.\t`, size }),
      ...linked(printable(text)),
      ...(state
        ? [
            new TextRun({
              text: ` ${printable(state)}${/[.!?]$/.test(state) ? '' : '.'}`,
              size,
              bold: is_warning,
              color: is_warning ? warning : soft,
            }),
          ]
        : []),
    ],
    tabStops: [{ type: 'left', position: 480 }],
  });
}

/** A reference whose DOI or address, which stands at its end, leads there. */
function linked(text: string): ParagraphChild[] {
  const found = /doi:(\S+)$|(https?:\/\/\S+)$/.exec(text);
  const [written = '', doi, url] = found ?? [];
  const link = doi ? `https://doi.org/${encodeURI(doi)}` : url;
  if (!found || !link || !isOuterAddress(link)) return [new TextRun({ text, size })];
  return [
    new TextRun({ text: text.slice(0, found.index), size }),
    new ExternalHyperlink({ link, children: [new TextRun({ text: written, size, style: 'Hyperlink' })] }),
  ];
}

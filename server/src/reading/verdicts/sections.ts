import type { ReadDocument } from '../document.ts';
import { isAside } from './aside.ts';
import { claimsOf } from './claims.ts';

/** A sentence of an answer, and how it stands in it. */
export interface Standing {
  from: number;
  to: number;
  text: string;
  /** What an item of a list begins with: "Unselected tumours: …"; empty without one. */
  itemLabel: string;
  /** The heading over it, unless that announces an answer; empty without one. */
  heading: string;
  /** Behind another sentence of its item: "Myth: X causes it. No: …" answers what stands there. */
  isBehindInItem: boolean;
  /** Under a heading that announces an answer, or behind words that do: "Bottom line". */
  isConclusion: boolean;
  /** The question that stands right in front of it, in the answer itself. */
  asks: string | null;
  /** Whether nothing but small talk stands in front of it in its paragraph. */
  isOpening: boolean;
  kind: 'heading' | 'quote' | 'text';
}

const concluding =
  /^(?:\d+[.)]\s*)?(?:(?:so|thus|hence|therefore),? )?(?:the )?(?:(?:short|brief|quick|direct|final|overall|concise|clinical) )?(?:answer|verdict|conclusions?|concluding remarks|(?:final|closing|concluding) (?:thoughts|words|comments?|assessment|appraisal|view|remarks|verdict|judge?ment)|overall (?:assessment|appraisal|view|verdict|picture|judge?ment|interpretation|impression|evaluation)|assessment|appraisal|(?:my|our) (?:verdict|view|take|reading|assessment|judge?ment|bottom line)|where (?:this|that|it) leaves us|what (?:this|it) all means|putting it (?:all )?together|synthesis|summary(?! of)|bottom[- ]line|take-?aways?|key take-?aways?|take[- ]home(?: message)?|key (?:message|point)|main (?:message|point|finding)|quick take|in a nutshell|in (?:short|brief|summary|conclusion)|tl;?\s?dr|on balance|all in all|all told|taken together|taken as a whole|in sum|to sum up|to conclude|overall(?=,)|fazit|antwort|kurzantwort|kurze antwort|zusammenfassung|conclusión|conclusiones|respuesta(?: corta)?|resumen|réponse(?: courte)?|en bref|résumé)\b(?! of\b)/i;

const beginning = /^([^.:;!?]{3,60}):\s/;

/** As much of a sentence is read; one without an end would be all of the text. */
const maxLength = 1_200;
/** A label within its paragraph that ends like a sentence: "*Conclusion.* Oral triptans are …". */
const runIn =
  /^(?:(?:short |overall |final )?(?:answer|verdict|conclusions?|assessment|summary|bottom line|fazit|overall))[.:]?$/i;

/** What was read of a document once. */
const known = new WeakMap<ReadDocument, readonly Standing[]>();

/** The sentences of an answer in which a verdict may stand: no table, code, formula or reference. */
export function standingsOf(document: ReadDocument): readonly Standing[] {
  const read = known.get(document) ?? readStandings(document);
  known.set(document, read);
  return read;
}

function readStandings({ blocks, sentences, prose }: ReadDocument): Standing[] {
  let label = Number.NaN;
  let asks: string | null = null;
  let isRunIn = false;
  let under: { block: number; isConcluding: boolean } | null = null;
  let opened = Number.NaN;
  let isOpening = true;
  return sentences.flatMap((sentence): Standing[] => {
    const { from, text, to } = sentence;
    const block = blocks[sentence.block];
    if (!block || block.kind === 'cell' || block.kind === 'reference') return [];
    const isHeading = block.kind === 'heading';
    // A line of its own that only announces: "**Bottom line:**".
    const announces =
      isHeading || (/^[^.!?]{2,50}:?$/.test(text) && prose.slice(to, block.to).trim().length < 2);
    const headings = block.headings.map((index) => blocks[index]);
    const above = headings.at(-1);
    const isUnder =
      (above !== undefined && concluding.test(prose.slice(above.from, above.to).trim())) ||
      (under?.block === sentence.block && under.isConcluding);
    const isBehindInItem = block.kind === 'item' && sentence.block === opened;
    if (sentence.block !== opened) {
      opened = sentence.block;
      isOpening = true;
    }
    const isLine =
      !isHeading &&
      sentence.block !== under?.block &&
      isOpening &&
      isHeadingLine(text, prose.slice(to, block.to));
    if (isLine) under = { block: sentence.block, isConcluding: concluding.test(text) };
    const standing: Standing = {
      isOpening,
      from,
      to,
      text,
      isConclusion: isUnder || label + 1 === sentence.block || isRunIn || concluding.test(text),
      asks,
      isBehindInItem,
      heading: above && !isHeading && !isUnder ? prose.slice(above.from, above.to).trim() : '',
      itemLabel: (block.kind === 'item' && beginning.exec(text)?.[1]) || '',
      kind:
        isHeading || isLine ? 'heading' : block.kind === 'quote' && !concluding.test(text) ? 'quote' : 'text',
    };
    if (announces && !isHeading && concluding.test(text)) label = sentence.block;
    isRunIn = runIn.test(text);
    const said = text.slice(0, maxLength);
    isOpening &&= isAside(said) || claimsOf(said).length === 0;
    asks = text.endsWith('?') ? text : null;
    return [standing];
  });
}

const maxHeading = 80;

/** "**6. Conclusion**", and what it stands over begins on the next line of its paragraph. */
const isHeadingLine = (text: string, behind: string): boolean =>
  text.length <= maxHeading && !/[.!?,;]["'”’)*_]*$/.test(text) && /^[ \t]*\n\s*\S/.test(behind);

import { type Sentence, sentencesOf } from '../../text/sentences.ts';

/** A sentence of a text in which a verdict may stand. */
export interface AnswerSentence extends Sentence {
  /** In a section that sums up: "Bottom line", "CONCLUSIONS". */
  concludes: boolean;
  /** Not the first line of its section: a list's item, a table's neighbour. */
  isListed: boolean;
}

/** What is read of a long text: answers give their verdict at the head or at the end. */
const headLength = 24_000;
const tailLength = 12_000;
/** As much of a sentence is read; one without an end would cost its square. */
const longestSentence = 1_200;

const concluding =
  /^(?:(?:the )?(?:bottom[- ]line|short|brief|quick|direct|final|overall|concise)?\s?(?:answer|verdict|conclusions?|concluding remarks|summary(?! of)|bottom line|take-?aways?|take[- ]home(?: message)?|key message|interpretation|in (?:short|brief|summary|conclusion)|tl;?\s?dr|synthesis|implications|significance)(?: and (?:relevance|implications|significance))?)\b/i;
const sectionLabel = /^\s*([A-Z][A-Z ,&/'’()-]{3,50}|[A-Z][a-z]+(?: [a-z]+){0,2}):(?=\s)/;
const paperLabel =
  /^(?:background|objectives?|aims?|purpose|introduction|methods?|materials? and methods|design|setting|patients|participants|subjects|main outcome measures?|measurements?|results?|findings|discussion|context|rationale|summary of background data|hypothesis|study design|data sources?|case report|conclusions?|interpretation)\b/i;
const formal =
  /^\s*(?:trial registration|clinical ?trials?(?:\.gov)?(?: registration| identifier)?|registration|registered|funding|copyright|©|supported by|sponsor|PROSPERO|NCT\d)/i;

/** In front of a quoted line. An answer's own summary may stand in such a box; other quotations are not its words. */
const quoteMark = /^[\s>*_]{0,20}/;
const markdown = /^\s{0,3}(?:#{1,6}\s|[-*+]\s|\d{1,3}\.\s|```|\|)|\*\*|\[\d{1,3}\]/m;

/** Blanks what is no sentence of the answer, length for length, so that places stay those of the text. */
function blank(text: string): string {
  const spaces = (found: string) => found.replace(/[^\n]/g, ' ');
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1]?.slice(0, 3) ?? '';
      const isFenced = fence !== '' || mark !== '';
      if (mark) fence = fence === '' ? mark : fence === mark ? '' : fence;
      if (
        isFenced ||
        /^\s*(?:\||<!--)/.test(line) ||
        (/^\s*>/.test(line) && !concluding.test(line.replace(quoteMark, ''))) ||
        /^\s*(?:\[\d+\]:|https?:)/.test(line)
      )
        return spaces(line);
      return line
        .replace(
          /\\?\[[\d\s,;–-]{1,60}\\?\]|https?:\/\/[^\s)]{1,2000}|^\s*>|^\s*(?:[-*+•]|\d{1,3}[.)])(?=\s)/g,
          spaces,
        )
        .replace(/[*`~]|__/g, ' ');
    })
    .join('\n');
}

/** The sentences of an answer or an abstract: no headings, tables, quotations or fenced blocks. */
export function readSentences(text: string): {
  sentences: AnswerSentence[];
  /** With the labelled sections of an abstract. */
  isPaper: boolean;
  isMarkdown: boolean;
} {
  const isLong = text.length > headLength + tailLength;
  const pieces = isLong ? [0, text.length - tailLength] : [0];
  const sentences: AnswerSentence[] = [];
  let isPaper = false;
  for (const start of pieces) {
    const end = isLong && start === 0 ? headLength : text.length;
    let at = start;
    let concludes = false;
    for (const line of blank(text.slice(start, end)).split('\n')) {
      const original = text.slice(at, at + line.length);
      const heading =
        /^\s{0,3}#{1,6}\s+(.*)/.exec(line)?.[1] ?? /^\s*\*\*([^*]{2,60}?):?\*\*:?\s*$/.exec(original)?.[1];
      let from = 0;
      if (heading !== undefined) concludes = concluding.test(heading.trim());
      else {
        const label = sectionLabel.exec(line);
        if (label?.[1]) {
          const isSection = concluding.test(label[1]) || paperLabel.test(label[1]);
          isPaper ||= paperLabel.test(label[1]);
          if (isSection || formal.test(label[1])) concludes = concluding.test(label[1]);
          if (isSection) from = label[0].length;
        }
        if (!formal.test(line))
          for (const one of sentencesOf(line.slice(from))) {
            const place = at + from + one.from;
            const clean = one.text.slice(0, longestSentence).replace(/\s+/g, ' ');
            sentences.push({
              from: place,
              to: place + one.text.length,
              text: clean,
              concludes,
              isListed: /^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(original),
            });
          }
      }
      at += line.length + 1;
    }
  }
  const isMarkdown = markdown.test(text.slice(0, headLength));
  return { sentences: sentences.filter(({ text: said }) => /\p{L}{2}/u.test(said)), isMarkdown, isPaper };
}

import { Fragment, useContext } from 'react';
import type { CitationProps } from '../../lib/markdown/extensions.ts';
import { notWords } from '../../lib/markdown/not-words.ts';
import { Chip } from './chip.tsx';
import { MentionsContext, WorksContext } from './contexts.ts';
import { mentionsCalled } from './model/called.ts';
import type { CheckedMention, CitedWork } from './model/cited-works.ts';
import './citations.css';

/** What each number of a mark stands for. */
interface Called {
  number: number;
  work: CitedWork | undefined;
  checked: CheckedMention | null;
}

/**
 * The works that a mark calls: those that the check bound its numbers to, which is the answer's own list where it has
 * one; before the check, those of the evidence.
 */
function useCalled({ numbers, written, from }: CitationProps): Called[] {
  const mentions = useContext(MentionsContext);
  const works = useContext(WorksContext);
  const here =
    from === null
      ? []
      : mentions.filter(({ mention }) => mention.from < from + written.length && mention.to > from);
  return mentionsCalled(numbers, here).map(({ number, checked }) => {
    // An answer that has been checked means by its numbers what the check says, and nothing else.
    const work = checked?.work ?? (mentions.length === 0 ? works.get(number) : undefined);
    return { number, work, checked };
  });
}

/** As it was written: raised, where it is a footnote. */
const Unknown = ({ numbers, written }: CitationProps) => (
  <span {...notWords}>{/\^|<sup>/.test(written) ? <sup>{numbers.join(', ')}</sup> : written}</span>
);

/** `[n]` in an answer: quiet buttons that open the card of the work. What stands for no known work stays text. */
export function CitationMark(props: CitationProps) {
  const called = useCalled(props);
  if (called.every(({ work }) => !work)) return <Unknown {...props} />;
  return (
    <span {...notWords} className="citation">
      {called.map(({ number, work, checked }, index) => {
        const isLast = index === called.length - 1;
        return (
          // Lines break between numbers only: no bracket stands alone.
          <Fragment key={number}>
            <span className="whitespace-nowrap">
              {index === 0 && '['}
              {work ? <Chip work={work} checked={checked} number={number} written={`[${number}]`} /> : number}
              {isLast ? ']' : ','}
            </span>
            {!isLast && ' '}
          </Fragment>
        );
      })}
    </span>
  );
}

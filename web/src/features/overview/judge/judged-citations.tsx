import { confirmationWords, judgedCell, type Overview } from '@sextant/contracts';
import { useContext } from 'react';
import { OverviewPlaceContext } from '../contexts.ts';
import { EngineName } from '../engine-name.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { Objection } from './objection.tsx';

/** Cited sentences against their abstracts, where rules could not tell; each opens the words of the abstract. */
export function JudgedCitations({ citations }: Pick<Overview, 'citations'>) {
  const { objections } = useContext(OverviewPlaceContext);
  if (citations.length === 0) return null;
  return (
    <section aria-label="Cited sentences, by the judge">
      <h3 className="mb-1 text-sm font-semibold">
        Cited sentences and their abstracts{' '}
        <span className="font-normal text-ink-soft">by the judge, where rules could not tell</span>
      </h3>
      <ul className="space-y-2 text-sm">
        {citations.map((one) => {
          const cell = judgedCell.citation(one);
          const said = objections.has(cell)
            ? 'Hidden: you called this wrong'
            : `${one.relation === 'supports' ? 'Its abstract says so' : 'Its abstract says the opposite'} · ${confirmationWords[one.confirmation]}`;
          return (
            <li key={one.id}>
              <EngineName engine={one.engine} /> <span dir="auto">{one.sentence}</span>{' '}
              <DetailButton
                label={said}
                className="min-h-6 px-1 text-ink-soft underline decoration-dotted underline-offset-4"
                detail={(close) => (
                  <>
                    <p className="font-semibold">{said}</p>
                    <WorkLine work={one.work} />
                    <PassageQuote passage={one.passage} />
                    <Objection cell={cell} onDone={close} />
                  </>
                )}
              >
                {said}
              </DetailButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { createHash } from 'node:crypto';
import type {
  EngineVerdict,
  Overview,
  Passage,
  Position,
  Statement,
  SynthesisSentence,
} from '@sextant/contracts';
import { readDocument } from '../../reading/read-document.ts';
import type { OverviewInput } from '../overview-input.ts';
import { passageText, plainText } from '../plain-text.ts';
import { worksCited } from '../works-cited.ts';
import type { OverviewDraft } from './draft.ts';
import { findQuotation, skeletonOf } from './find-quotation.ts';

type Checked = Pick<Overview, 'engines' | 'positions' | 'statements' | 'synthesis'> & { dropped: number };
interface Quoted {
  engine: string;
  quotation: string;
}

/**
 * Keeps of a draft what its quotations bear out. A quotation that does not stand in the answer it is said to come
 * from is dropped with what it was to show; so is a sentence with a number that none of the answers has.
 */
export function checkDraft(draft: OverviewDraft, input: OverviewInput): Checked {
  const answers = input.answers.flatMap(({ engine, label, text }) =>
    text === null ? [] : [{ engine, label, text, skeleton: skeletonOf(text), document: readDocument(text) }],
  );
  const citedWithin = worksCited(input.ledger);
  const numbers = new Set(answers.flatMap(({ text }) => numbersIn(text)));
  let dropped = 0;

  const passageOf = ({ engine, quotation }: Quoted): Passage | null => {
    const name = engine.trim().toLowerCase();
    const answer = answers.find((each) => each.engine === name || each.label.toLowerCase() === name);
    const place = answer && findQuotation(quotation, answer.skeleton);
    if (!place) {
      dropped += 1;
      return null;
    }
    return {
      engine: answer.engine,
      work: null,
      ...place,
      text: passageText(answer.document, place),
    };
  };
  const passagesOf = (quoted: readonly Quoted[]) => quoted.flatMap((each) => passageOf(each) ?? []);
  /** The marks stand in the sentences that a quotation is a part of. */
  const worksOf = (passages: readonly Passage[]) => [
    ...new Set(
      passages.flatMap(({ engine, from, to }) => {
        const sentences = answers.find((answer) => answer.engine === engine)?.document.sentences ?? [];
        const around = sentences.filter((sentence) => sentence.from < to && from < sentence.to);
        return citedWithin(engine ?? '', around[0]?.from ?? from, around.at(-1)?.to ?? to);
      }),
    ),
  ];
  /** A text whose every number some answer has; null where one is made up. */
  const borneOut = (text: string): string | null => {
    const plain = plainText(text);
    return plain !== '' && numbersIn(plain).every((number) => numbers.has(number)) ? plain : null;
  };

  const engines = draft.verdicts.flatMap((each): EngineVerdict[] => {
    const passage = passageOf(each);
    return passage?.engine
      ? [
          {
            engine: passage.engine,
            verdict: each.verdict,
            reason: `“${passage.text}”`,
            passage,
            bottom_line: null,
          },
        ]
      : [];
  });
  const positions = draft.positions.flatMap((each): Position[] => {
    const passages = passagesOf(each.quotations);
    const text = borneOut(each.text) ?? passages[0]?.text;
    return text === undefined || passages.length === 0
      ? []
      : [{ text, engines: enginesOf(passages), passages }];
  });
  const statements = draft.statements.flatMap(({ stances, text: said }): Statement[] => {
    const found = stances.flatMap((each) => {
      const passage = passageOf(each);
      return passage?.engine ? [{ ...each, engine: passage.engine, passage }] : [];
    });
    const stating = found.filter(({ stance }) => stance === 'states');
    const text = borneOut(said) ?? stating[0]?.passage.text;
    if (text === undefined || stating.length === 0) return [];
    return [
      {
        id: createHash('sha256').update(text).digest('hex').slice(0, 12),
        text,
        stances: answers.map(({ engine }) => {
          const own = found.filter((each) => each.engine === engine);
          const against = own.filter(({ stance }) => stance === 'contradicts');
          const shown = against.length > 0 ? against : own;
          const passages = shown.map(({ passage }) => passage);
          return {
            engine,
            stance: against.length > 0 ? 'contradicts' : own.length > 0 ? 'states' : 'silent',
            differs_in: [...new Set(against.flatMap(({ differs_in }) => differs_in))],
            passages,
            works: worksOf(passages),
          };
        }),
        works: worksOf(stating.map(({ passage }) => passage)),
      },
    ];
  });
  const synthesis = draft.synthesis.flatMap((each): SynthesisSentence[] => {
    const passages = passagesOf(each.quotations);
    const text = borneOut(each.text);
    if (passages.length === 0 || text === null) return [];
    return [{ text, role: each.role, engines: enginesOf(passages), works: worksOf(passages) }];
  });
  return {
    engines: firstOfEach(engines),
    positions,
    statements: contradictionsFirst(statements),
    synthesis,
    dropped,
  };
}

const enginesOf = (passages: readonly Passage[]) => [
  ...new Set(passages.flatMap(({ engine }) => engine ?? [])),
];

const firstOfEach = (verdicts: EngineVerdict[]) =>
  verdicts.filter(({ engine }, index) => verdicts.findIndex((each) => each.engine === engine) === index);

const numbersIn = (text: string) => text.match(/\d+(?:[.,·]\d+)*/g) ?? [];

function contradictionsFirst(statements: Statement[]): Statement[] {
  const count = ({ stances }: Statement, wanted: string) =>
    stances.filter(({ stance }) => stance === wanted).length;
  return statements.toSorted(
    (a, b) =>
      Number(count(b, 'contradicts') > 0) - Number(count(a, 'contradicts') > 0) ||
      count(b, 'states') - count(a, 'states'),
  );
}

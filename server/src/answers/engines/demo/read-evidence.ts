import type { Citation, Evidence } from '@sextant/contracts';
import { bearsOn } from '../../../literature/sources/bears-on.ts';
import { sentencesOf } from '../../../reading/sentences/sentences.ts';
import { keyWordsOf } from '../../../reading/words/key-words.ts';
import { coverage } from '../../../reading/words/rarity.ts';
import { termsOf } from '../../../reading/words/terms.ts';
import { isAddressed } from './is-addressed.ts';
import { type Stance, stanceOf } from './stance.ts';

export interface ReadSentence {
  text: string;
  terms: ReadonlySet<string>;
  score: number;
}

/** A work of the evidence as a demo engine has read it. */
export interface ReadWork {
  number: number;
  citation: Citation;
  stance: Stance;
  /** Those that bear on the question, best first. */
  sentences: ReadSentence[];
  /** All that its abstract tells of what was found, in its order. */
  findings: string[];
  /** 0 to 1: how much of what is asked it speaks of. */
  relevance: number;
}

/** Share of the question's key terms, by rarity, that a sentence must speak of. */
const leastOfSentence = 0.1;
const [shortest, longest] = [40, 420];
/** Sections of an abstract that tell what was asked and done, not what was found. */
const notFindings =
  /^(?:BACKGROUND|INTRODUCTION|CONTEXT|RATIONALE|OBJECTIVES?|AIMS?|PURPOSE|IMPORTANCE|(?:MATERIALS? AND )?METHODS?|DESIGN|SETTING|PARTICIPANTS|PATIENTS|INTERVENTIONS?|MEASUREMENTS?|MAIN OUTCOMES?[A-Z ]*|(?:TRIAL )?REGISTRATION|FUNDING|SOURCES?|DATA SOURCES|STUDY SELECTION|DATA EXTRACTION)\b[A-Z /,&-]*:/;
const label = /^[A-Z][A-Z /,&()-]{2,60}:\s*/;
const finding =
  /\b(?:conclu\w+|suggest\w*|show\w*|found|reduc\w+|increas\w+|lower\w*|higher|improv\w+|fewer|fell|rose|associated|significant\w*|no difference|did not|differ\w*|effective|superior|inferior|less)\b/i;
const figure = /\d\s?%|\b(?:HR|OR|RR|MD|CI|P)\b\s*[=<>\d]/;
/** Who was studied, and how: "PLUS randomised 5,037 adults". */
const setting =
  /\b(?:randomi[sz]ed|randomly|enrol\w+|recruited|assigned|compared|gave|added|extended|widened)\b/i;

/** The works that may be built upon, and what they say to the question, the closest first. */
export function readEvidence({ query, works }: Evidence, question: string): ReadWork[] {
  // A question that leans on an earlier one says in its search what it is about.
  const subject = query || question;
  const asked = new Set(termsOf(keyWordsOf(subject).join(', ')));
  const isMeant = bearsOn(subject);
  return works
    .filter(({ citation }) => isUsable(citation) && isMeant(citation))
    .map(({ citation, number }): ReadWork => {
      const { abstract, mesh, title } = citation;
      const relevance = coverage(asked, new Set(termsOf([title, abstract ?? '', ...mesh].join('\n'))));
      const findings = findingsOf(abstract ?? '');
      const sentences = findings
        .map((text) => weigh(text, asked))
        .filter(({ covered }) => covered >= leastOfSentence)
        .sort((a, b) => b.score - a.score);
      return {
        number,
        citation,
        sentences,
        findings,
        stance: stanceOf(question, abstract ?? ''),
        relevance,
      };
    })
    .filter(({ sentences }) => sentences.length > 0)
    .sort((a, b) => b.relevance - a.relevance);
}

/** Neither what was withdrawn or is in doubt, nor what reports no results. */
function isUsable({ status, study_type: type }: Citation): boolean {
  return (
    status !== 'retracted' && status !== 'concern' && !['registry-record', 'notice', 'comment'].includes(type)
  );
}

function findingsOf(abstract: string): string[] {
  return abstract
    .split('\n')
    .filter((line) => !notFindings.test(line))
    .flatMap((line) => sentencesOf(line.replace(label, '')))
    .map(({ text }) => text.trim())
    .filter((text) => text.length >= shortest && text.length <= longest && !isAddressed(text));
}

function weigh(text: string, asked: ReadonlySet<string>) {
  const terms = new Set(termsOf(text));
  const covered = coverage(asked, terms);
  const score =
    covered +
    (finding.test(text) ? 0.25 : 0) +
    (figure.test(text) ? 0.15 : 0) -
    (setting.test(text) ? 0.25 : 0);
  return { text, terms, covered, score };
}

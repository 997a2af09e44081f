import type { Overview } from '@sextant/contracts';
import type { OverviewInput } from '../../overview-input.ts';
import type { BlindInput } from '../blind/blind-input.ts';
import type { JudgeDraft } from '../draft.ts';
import { checkCitations } from './citations.ts';
import { Drops } from './drops.ts';
import { checkStatements } from './statements.ts';
import { checkSynthesis } from './synthesis.ts';
import { checkVerdicts, checkWorks } from './verdicts.ts';

export type Judged = Pick<Overview, 'engines' | 'literature' | 'statements' | 'citations' | 'synthesis'>;

/**
 * Keeps of a draft what its quotations bear out and no rule speaks against. A quotation that does not stand where it is
 * said to is dropped with what it was to show.
 */
export function checkDraft(
  draft: JudgeDraft,
  blind: BlindInput,
  input: OverviewInput,
  byRules: Overview,
): { judged: Judged; drops: Drops } {
  const drops = new Drops();
  const read = { input, byRules };
  const judged = {
    engines: checkVerdicts(draft.verdicts, blind, read, drops),
    literature: { ...byRules.literature, verdicts: checkWorks(draft.works, blind, read, drops) },
    statements: checkStatements(draft.statements, blind, read, drops),
    citations: checkCitations(draft.citations, blind, drops),
    synthesis: checkSynthesis(draft.synthesis, blind, read, drops),
  };
  return { judged, drops };
}

import type { Overview } from '@sextant/contracts';
import type { Engine } from '../../engines/engine.ts';
import type { OverviewInput } from '../overview-input.ts';
import { askForDraft } from './ask-for-draft.ts';
import { checkDraft } from './check-draft.ts';

/**
 * An overview whose verdicts, positions, statements and synthesis an engine has made, as far as its quotations bear
 * them out; where nothing of a part is left, the rules' part stays. Figures and literature are the rules' own.
 * @param byRules what the rules made of the same answers
 * @throws EngineError when the engine fails
 */
export async function makeByEngine(
  engine: Engine,
  input: OverviewInput,
  byRules: Overview,
  signal: AbortSignal,
): Promise<Overview> {
  const { draft, model } = await askForDraft(engine, input, signal);
  const { dropped, ...checked } = checkDraft(draft, input);
  return {
    ...byRules,
    made_at: new Date().toISOString(),
    made_by: { engine: engine.id, label: engine.label, model, dropped, failure: null },
    engines: byRules.engines.map((own) => checked.engines.find(({ engine: id }) => id === own.engine) ?? own),
    positions:
      byRules.question_kind === 'open' && checked.positions.length > 0
        ? checked.positions
        : byRules.positions,
    statements: checked.statements.length > 0 ? checked.statements : byRules.statements,
    synthesis: checked.synthesis.length > 0 ? checked.synthesis : byRules.synthesis,
  };
}

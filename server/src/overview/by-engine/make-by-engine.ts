import type { Overview } from '@sextant/contracts';
import type { OverviewInput } from '../overview-input.ts';
import { askForDraft } from './ask-for-draft.ts';
import { checkDraft } from './check-draft.ts';
import type { OverviewEngine } from './overview-engine.ts';

/**
 * An overview whose verdicts, positions, statements and synthesis an engine has made, as far as its quotations bear
 * them out. Where none of its verdicts or positions is left, what rules read stays; of statements and synthesis rules
 * have none. Figures and literature are the rules' own. Where the engine fails, the rules' overview says so.
 * @param byRules what the rules made of the same answers
 * @throws the signal's reason
 */
export async function makeByEngine(
  engine: OverviewEngine,
  input: OverviewInput,
  byRules: Overview,
  signal: AbortSignal,
): Promise<Overview> {
  const asked = await askForDraft(engine, input, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    return { failure: error instanceof Error ? error.message : `${engine.label} failed.` };
  });
  if ('failure' in asked) return { ...byRules, made_by: { ...byRules.made_by, failure: asked.failure } };
  const { draft, model } = asked;
  const { dropped, ...checked } = checkDraft(draft, input);
  return {
    ...byRules,
    made_at: new Date().toISOString(),
    made_by: { engine: engine.id, label: engine.label, model, dropped, failure: null },
    engines: byRules.engines.map((own) => {
      const read = checked.engines.find(({ engine: id }) => id === own.engine);
      return read ? { ...read, bottom_line: own.bottom_line } : own;
    }),
    positions:
      byRules.question_kind === 'open' && checked.positions.length > 0
        ? checked.positions
        : byRules.positions,
    statements: checked.statements,
    synthesis: checked.synthesis,
  };
}

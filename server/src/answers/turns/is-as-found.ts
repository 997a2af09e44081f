import { overviewOfTexts } from '@sextant/contracts';
import type { StoredTurn } from './stored-turn.ts';

/**
 * Whether all that is to be made of a turn's answers was made of these very texts: an engine that is asked again and brings
 * none changes nothing of it then. Told by the texts as well, since a run before this one may have stored some and died.
 */
export function isAsFound({ answers, turn: { findingStates, overview } }: StoredTurn): boolean {
  if (findingStates.ledger?.state !== 'ready' || findingStates.overview?.state !== 'ready') return false;
  // One that waits for its judge is still to be read, and one of before was not told what it was read from.
  if (!overview?.read || overview.judgement.state === 'open' || overview.judgement.state === 'second')
    return false;
  const texts = new Map(answers.map(({ engine, text }) => [engine, text]));
  const read = new Set(overview.read.map(({ engine }) => engine));
  const isRead = answers.every(({ engine, text }) => text.trim() === '' || read.has(engine));
  return isRead && overviewOfTexts(overview, (engine) => texts.get(engine) ?? '') === overview;
}

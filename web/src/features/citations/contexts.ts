import { createContext } from 'react';
import type { CheckedMention, CitedWork } from './model/cited-works.ts';

/** The works of the turn around, in their order. */
export const TurnWorksContext = createContext<readonly CitedWork[]>([]);

/** The works of the turn around, by the number that answers without a list of their own cite them by. */
export const WorksContext = createContext<ReadonlyMap<number, CitedWork>>(new Map());

/** The answer around: its engine. */
export const EngineContext = createContext('');

/** The checked mentions of the answer around, in the order of its text. */
export const MentionsContext = createContext<readonly CheckedMention[]>([]);

/** The turn around. */
export const TurnIdContext = createContext('');

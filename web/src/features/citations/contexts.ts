import { createContext } from 'react';
import type { CitedWork } from './model/cited-works.ts';

/** The works of the turn around, by the number that its answers cite them by. */
export const WorksContext = createContext<ReadonlyMap<number, CitedWork>>(new Map());

/** The answer around: its engine. */
export const EngineContext = createContext('');

/** The turn around. */
export const TurnIdContext = createContext('');

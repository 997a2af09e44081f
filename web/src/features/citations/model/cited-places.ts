import type { LedgerRow, Mention } from '@sextant/contracts';
import { type MentionByItself, mentionByItself } from '@sextant/contracts/against-citation';
import { type ShownState, stateOfWork } from '../../../lib/citation-state.ts';

/** A place where an answer cites a work: one mention, or several side by side, such as its name, PMID and DOI. */
export interface CitedPlace {
  engine: string;
  /** Where it begins in the answer. */
  from: number;
  statement: string;
  /** How it stands by itself; null where the work's own state says as much. */
  state: ShownState | null;
  /** For people; what is told of the work, or with its slips, is left out. */
  reasons: string[];
  /** The mention that was read against the abstract, or else the first. */
  read: Mention;
}

/** From what a reader must see first. */
const gravest: MentionByItself[] = [
  'not-found',
  'mismatch',
  'unknown',
  'unconfirmed',
  'web-page',
  'verified',
];

/** The places where answers cite a work, engine by engine. Its own state is said with the work, and not again here. */
export function citedPlaces(row: LedgerRow): CitedPlace[] {
  const clusters = grouped(row.mentions, ({ cluster, engine }) => `${engine} ${cluster}`);
  const states = clusters.map((cluster) => {
    const own = cluster.map((mention) => mentionByItself(mention, row));
    return gravest.find((state) => own.includes(state)) ?? 'unknown';
  });
  const ofWork = stateOfWork(row);
  const allAsWork = states.every((state) => state === ofWork);
  const isClean = row.publication === 'current' || row.publication === 'corrected';
  const told = [row.found_reason, row.publication_reason];
  const places = clusters.map(([first, ...others], index): CitedPlace => {
    const state = states[index] ?? 'unknown';
    const cluster = [first, ...others];
    const reasons = cluster.flatMap(({ reason, state: own }) =>
      reason && own !== 'mismatch' && !told.includes(reason) ? [reason] : [],
    );
    return {
      engine: first.engine,
      from: first.from,
      statement: first.statement,
      // Beside a work that was retracted, or may have been, no green sign stands.
      state: allAsWork || (state === 'verified' && !isClean) ? null : state,
      reasons: [...new Set(reasons)],
      read: cluster.find(({ support }) => support) ?? first,
    };
  });
  // A sentence that cites a work in two places, a table's row for one, is told once where both read alike.
  return grouped(places, ({ from: _, read: { numbers, support }, ...shown }) =>
    JSON.stringify([shown, support, numbers]),
  ).map(([first]) => first);
}

/** What answers say of a work that its record says otherwise, each once. */
export interface Slip {
  reason: string;
  /** Who says so. */
  engines: string[];
}

export function slipsOf(row: LedgerRow): Slip[] {
  const slips = row.mentions.flatMap(({ engine, reason, state }) =>
    state === 'mismatch' && reason ? [{ engine, reason }] : [],
  );
  return grouped(slips, ({ reason }) => reason).map((alike) => ({
    reason: alike[0].reason,
    engines: [...new Set(alike.map(({ engine }) => engine))],
  }));
}

/** What has the same key, in the order of first appearance. */
function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): [Value, ...Value[]][] {
  const groups = new Map<string, [Value, ...Value[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()];
}

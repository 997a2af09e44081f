import type { StatedDifference } from '@sextant/contracts';
import type { KnownWork } from '../works.ts';

/** What one mention, or all of a cluster, comes to. */
export interface Judgement {
  /** The work that it leads to; null where no row of a known identifier stands for it. */
  work: KnownWork | null;
  state: 'verified' | 'mismatch' | 'not-found' | 'unknown';
  differs: StatedDifference[];
  /** For people; null where nothing needs to be said. */
  reason: string | null;
  /** When those who would know said that there is no such work, ISO 8601; left out where no one was asked. */
  checkedAt?: string;
  /** A number that the list which it calls does not have. */
  missingNumber?: number;
  /** A trial's name by itself: the work is one of its reports, and which one is meant is not said. */
  isOneOfMany?: true;
}

const facts: Record<StatedDifference['fact'], (difference: StatedDifference) => string> = {
  authors: ({ recorded, stated }) => `the answer names ${stated} as author (it is by ${recorded})`,
  year: ({ recorded, stated }) => `the answer dates it ${stated} (it is from ${recorded})`,
  journal: ({ recorded, stated }) => `the answer places it in ${stated} (it is in ${recorded})`,
  title: ({ recorded }) => `its title is “${recorded}”`,
  trial: ({ recorded, stated }) => `the answer calls it ${stated} (it is of ${recorded})`,
  identifier: ({ recorded, stated }) => `the answer gives ${stated} (it is ${recorded})`,
};

/** What differs, in words for people. */
export const inWords = (differs: readonly StatedDifference[]): string =>
  `It exists, but ${[...new Set(differs.map((difference) => facts[difference.fact](difference)))].join('; ')}.`;

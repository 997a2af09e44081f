import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  Globe,
  type LucideIcon,
  SearchX,
  TriangleAlert,
} from 'lucide-react';
import type { ShownState } from '../../../lib/citation-state.ts';

interface Shown {
  label: string;
  /** What it means, in a sentence. */
  meaning: string;
  icon: LucideIcon;
  /** Colour of the text; the word always stands beside it. */
  text: string;
  ground: string;
}

const bad = { text: 'text-bad', ground: 'bg-bad-soft' };
const doubtful = { text: 'text-warn', ground: 'bg-warn-soft' };
const quiet = { text: 'text-ink-soft', ground: 'bg-sunken' };

export const states: Record<ShownState, Shown> = {
  verified: {
    label: 'Verified',
    meaning: 'It exists and is what the answer says it is.',
    icon: CircleCheck,
    text: 'text-good',
    ground: 'bg-good-soft',
  },
  mismatch: {
    label: 'Does not match',
    meaning: 'It exists, but is not what the answer says it is.',
    icon: TriangleAlert,
    ...doubtful,
  },
  'not-found': {
    label: 'Not found',
    meaning: 'There seems to be no such work.',
    icon: SearchX,
    ...bad,
  },
  retracted: {
    label: 'Retracted',
    meaning: 'The work was retracted. Do not rely on it.',
    icon: Ban,
    ...bad,
  },
  concern: {
    label: 'Expression of concern',
    meaning: 'Its editors have published doubts about it.',
    icon: TriangleAlert,
    ...doubtful,
  },
  unknown: {
    label: 'Could not be checked',
    meaning: 'No source that could be asked knows works of this kind.',
    icon: CircleHelp,
    ...quiet,
  },
  unchecked: {
    label: 'Retraction not checked',
    meaning: 'It is what the answer says it is; whether it was retracted could not be checked.',
    icon: CircleHelp,
    ...quiet,
  },
  'web-page': {
    label: 'Web page, not checked',
    meaning: 'A web address; no source of literature can check it.',
    icon: Globe,
    ...quiet,
  },
  pending: {
    label: 'Not checked yet',
    meaning: 'Its check follows when the answer has ended.',
    icon: CircleDashed,
    ...quiet,
  },
  uncited: {
    label: 'Not cited',
    meaning: 'It was found for the question; no answer cites it.',
    icon: CircleDashed,
    ...quiet,
  },
};

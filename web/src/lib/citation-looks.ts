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
import type { ShownState } from './citation-state.ts';

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
    meaning: 'The work exists and matches what the answer says about it.',
    icon: CircleCheck,
    text: 'text-good',
    ground: 'bg-good-soft',
  },
  mismatch: {
    label: 'Does not match',
    meaning: 'The work exists but doesn’t match what the answer says about it.',
    icon: TriangleAlert,
    ...doubtful,
  },
  'not-found': {
    label: 'Not found',
    meaning: 'No such work was found.',
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
    label: 'Concern',
    meaning: 'Doubts about the work have been published.',
    icon: TriangleAlert,
    ...doubtful,
  },
  unknown: {
    label: 'Could not be checked',
    meaning: 'Whether such a work exists and matches the answer could not be determined.',
    icon: CircleHelp,
    ...quiet,
  },
  unconfirmed: {
    label: 'Not confirmed',
    meaning: 'The work exists. Whether it is the one that the answer means could not be confirmed.',
    icon: CircleHelp,
    ...quiet,
  },
  unchecked: {
    label: 'Retraction not checked',
    meaning: 'The work matches what the answer says about it. Whether it was retracted could not be checked.',
    icon: CircleHelp,
    ...quiet,
  },
  'web-page': {
    label: 'Web page, not checked',
    meaning: 'A web address. No literature source can check it.',
    icon: Globe,
    ...quiet,
  },
  pending: {
    label: 'Not checked yet',
    meaning: 'Checked when the answer is finished.',
    icon: CircleDashed,
    ...quiet,
  },
  uncited: {
    label: 'Not cited',
    meaning: 'It was found, and no answer cites it.',
    icon: CircleDashed,
    ...quiet,
  },
};

import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  type LucideIcon,
  SearchX,
  TriangleAlert,
} from 'lucide-react';
import type { ShownState } from './cited-works.ts';

interface Shown {
  label: string;
  /** What it means, in a sentence. */
  meaning: string;
  icon: LucideIcon;
  /** Colour of the text; the word always stands beside it. */
  text: string;
  ground: string;
}

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
    icon: CircleX,
    text: 'text-bad',
    ground: 'bg-bad-soft',
  },
  'not-found': {
    label: 'Not found',
    meaning: 'There seems to be no such work.',
    icon: SearchX,
    text: 'text-bad',
    ground: 'bg-bad-soft',
  },
  retracted: {
    label: 'Retracted',
    meaning: 'The work was retracted. Do not rely on it.',
    icon: Ban,
    text: 'text-bad',
    ground: 'bg-bad-soft',
  },
  concern: {
    label: 'Expression of concern',
    meaning: 'Its editors have published doubts about it.',
    icon: TriangleAlert,
    text: 'text-warn',
    ground: 'bg-warn-soft',
  },
  unknown: {
    label: 'Could not be checked',
    meaning: 'Nobody could say just now whether it is sound.',
    icon: CircleHelp,
    text: 'text-warn',
    ground: 'bg-warn-soft',
  },
  unchecked: {
    label: 'Not checked yet',
    meaning: 'Its check follows when the answer has ended.',
    icon: CircleDashed,
    text: 'text-ink-soft',
    ground: 'bg-sunken',
  },
  uncited: {
    label: 'Cited by none',
    meaning: 'It was found for the question; no answer cites it.',
    icon: CircleDashed,
    text: 'text-ink-soft',
    ground: 'bg-sunken',
  },
};

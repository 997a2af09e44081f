import { useContext } from 'react';
import type { MentionProps } from '../../lib/markdown/extensions.ts';
import { Chip } from './chip.tsx';
import { MentionsContext } from './contexts.ts';
import './citations.css';

/** A work that an answer names in words: a button that opens its card, with its state on it. */
export function MentionMark({ written, from }: MentionProps) {
  const mentions = useContext(MentionsContext);
  const checked = mentions.find(({ mention }) => mention.from === from);
  if (!checked) return written;
  return <Chip work={checked.work} checked={checked} number={null} written={written} />;
}

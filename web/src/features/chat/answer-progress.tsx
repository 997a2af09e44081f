import type { AnswerSummary } from '@sextant/contracts';
import { useEffect, useMemo, useState } from 'react';
import { counted } from '../../lib/grouped.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { isRunning } from '../../lib/turn/merge-turn.ts';
import { useTextReader } from '../../lib/turn/use-turn.ts';

/** Counted without taking the text apart: six long answers are counted every second while they are written. */
function wordsOf(text: string): number {
  let words = 0;
  let inside = false;
  for (let index = 0; index < text.length; index += 1) {
    const printing = text.charCodeAt(index) > 32;
    if (printing && !inside) words += 1;
    inside = printing;
  }
  return words;
}
const seconds = (milliseconds: number) =>
  `${Math.max(0, milliseconds / 1_000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;

function elapsed({ started_at, ended_at, total_ms }: AnswerSummary, now: number): string {
  if (total_ms !== null) return seconds(total_ms);
  if (!started_at) return '';
  return seconds((ended_at ? Date.parse(ended_at) : now) - Date.parse(started_at));
}

/** Time and words of an answer. While it is written they move once a second, apart from its text. */
export function AnswerProgress({ turnId, summary }: { turnId: string; summary: AnswerSummary }) {
  const [now, setNow] = useState(serverNow);
  const readText = useTextReader(turnId, summary.engine);
  const runs = isRunning(summary) && summary.state !== 'waiting';
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [runs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock's tick is what counts the words again.
  const words = useMemo(() => wordsOf(readText()), [readText, summary, now]);
  // What was written beforehand took no time.
  const time = summary.mode === 'example' ? '' : elapsed(summary, now);
  return (
    <span data-answer-figures className="shrink-0 text-xs whitespace-nowrap text-ink-faint tabular-nums">
      {time && <span title="Time from asking to now, or to the end">{time}</span>}
      {time && words > 0 && ' · '}
      {words > 0 && counted(words, 'word')}
    </span>
  );
}

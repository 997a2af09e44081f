import type { AnswerSummary } from '@sextant/contracts';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { IconButton } from '../../ui/button.tsx';
import { AnswerAnnouncer } from './answer-announcer.tsx';
import { useHeightsLetGo } from './let-heights-go.ts';

const mark = '✓ ';
const icons = { usual: '/favicon.svg', news: '/favicon-done.svg' };

/** Says in the tab's title and icon that there is something new in it, until it is looked at. */
function tellInTab(): void {
  const icon = document.querySelector('link[rel="icon"]');
  if (document.title.startsWith(mark)) return;
  document.title = `${mark}${document.title}`;
  icon?.setAttribute('href', icons.news);
  const look = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', look);
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    icon?.setAttribute('href', icons.usual);
  };
  document.addEventListener('visibilitychange', look);
}

/** How many have answered: who failed, was stopped or cut short has not. */
function wordsOf(answers: readonly AnswerSummary[]): string {
  const whole = answers.filter(({ cut_short, state }) => state === 'done' && cut_short === null).length;
  if (whole === answers.length) return 'All engines have answered';
  if (whole === 0) return 'No engine has answered';
  return `${whole} of ${answers.length} engines ${whole === 1 ? 'has' : 'have'} answered`;
}

/** Where the browser lets a page tell: pressed, the tab comes to the front. */
function notify(words: string, question: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(words, { body: question, icon: '/icon-192.png' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers of phones let only a service worker notify; title and icon have told.
  }
}

/**
 * Tells a screen reader how answers end, and a reader who is in another tab that all engines have. While they are at work
 * it offers to notify: the browser is asked on that press, and never by itself.
 */
export default function DoneSignal({ turnId }: { turnId: string }) {
  useHeightsLetGo(useTurn(turnId).hasEnded);
  return (
    <>
      <AnswerAnnouncer turnId={turnId} />
      <NotifyButton turnId={turnId} />
    </>
  );
}

/** The turns whose end is known here, told or seen: one that is asked again ends again. */
const known = new Set<string>();

function NotifyButton({ turnId }: { turnId: string }) {
  const { answers, hasEnded, question, wasFollowed, wasRunning } = useTurn(turnId);
  // Of a turn that was asked or seen running here the end is news, though it may have come before this part had loaded.
  const isNews = wasFollowed || wasRunning;
  useEffect(() => {
    if (!hasEnded) known.delete(turnId);
    else if (!known.has(turnId)) {
      known.add(turnId);
      if (!isNews || !document.hidden) return;
      tellInTab();
      notify(wordsOf(answers), question);
    }
  }, [answers, hasEnded, isNews, question, turnId]);
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  );
  if (hasEnded || permission !== 'default') return null;
  return (
    <IconButton
      label="Notify me when all have answered"
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      <Bell aria-hidden="true" className="size-4" />
    </IconButton>
  );
}

import type {
  AnswerSummary,
  Conversation,
  Evidence,
  FindingStates,
  Ledger,
  Overview,
} from '@sextant/contracts';
import { ledgerOfTexts, overviewOfTexts, type TextOf } from '@sextant/contracts/shown-texts';
import type { LiveAnswer, LiveTurn, StreamState } from './live-turn.ts';

/** A turn as it stands, read from what streams here and what was last fetched. The texts of its answers stand apart. */
export interface ShownTurn {
  turnId: string;
  question: string;
  /** In the order of the registry; empty before the first of them is known. */
  answers: AnswerSummary[];
  /** What was found before the engines were asked. */
  evidence: Evidence | null;
  /** What the answers cite. */
  ledger: Ledger | null;
  /** Null until the first answer has ended. */
  overview: Overview | null;
  /** How ledger and overview stand; null before it is known. */
  findings: FindingStates | null;
  /** Whether the works of evidence and ledger come with their abstracts. */
  hasAbstracts: boolean;
  /** Whether every engine has ended; what is made of the answers may still come. */
  hasEnded: boolean;
  /** Whether engines were at work when it was last fetched: what has ended since is news. */
  wasRunning: boolean;
  /** Whether its answers were read here as they came. */
  wasFollowed: boolean;
  /** How its stream stands; null where it is not read here. */
  stream: StreamState | null;
}

const running = new Set<AnswerSummary['state']>(['waiting', 'thinking', 'writing']);
/** Whether an engine is still at work on this answer. */
export const isRunning = ({ state }: AnswerSummary): boolean => running.has(state);

/** While a turn runs, its stream knows best; one that is no longer read says nothing of what came since. */
const isLive = (live: LiveTurn | undefined): boolean => live?.endedAt === null && live.isRead;

/** How the stream stands for who waits for it: nobody tries again to open one that has been given up. */
const streamOf = (live: LiveTurn | undefined): StreamState | null =>
  live && (live.isRead || live.stream === 'ended') ? live.stream : null;

/** Whether a turn has ended, as far as who knows best has heard. */
function hasEnded(
  stored: Conversation | undefined,
  live: LiveTurn | undefined,
  answers: AnswerSummary[],
): boolean {
  // A stream that has told nothing yet knows nothing better: a turn that has ended is followed for what is made of it.
  if (!live || (stored && live.answers.length === 0)) return stored?.ended_at !== null;
  const endedAt = isLive(live) ? live.endedAt : (live.endedAt ?? stored?.ended_at ?? null);
  return endedAt !== null && !answers.some(isRunning);
}

/** Whether what was fetched is of a later attempt, or knows the end of one that the stream left open. */
const isStoredNewer = (stored: AnswerSummary, live: AnswerSummary): boolean =>
  stored.attempt > live.attempt || (stored.attempt === live.attempt && isRunning(live) && !isRunning(stored));

function mergeAnswers(stored: AnswerSummary[], live: LiveTurn | undefined): AnswerSummary[] {
  if (!live || live.answers.length === 0) return stored;
  if (isLive(live)) return live.answers;
  const merged = live.answers.map((answer) => {
    const other = stored.find(({ engine }) => engine === answer.engine);
    return other && isStoredNewer(other, answer) ? other : answer;
  });
  return merged.every((answer, index) => answer === live.answers[index]) ? live.answers : merged;
}

/**
 * Reads a turn once from its two sources: part by part the newer, and while it runs what streams. What was read from an
 * answer that another has taken the place of is left out.
 */
export function mergeTurn(
  turnId: string,
  stored: Conversation | undefined,
  live: LiveTurn | undefined,
  textOf: TextOf,
): ShownTurn {
  const newer = <Time extends string, Part extends Record<Time, string>>(
    fetched: Part | null | undefined,
    streamed: Part | null | undefined,
    time: Time,
  ): Part | null =>
    fetched && streamed && !isLive(live) && fetched[time] > streamed[time]
      ? fetched
      : (streamed ?? fetched ?? null);
  const answers = mergeAnswers(stored?.answers ?? [], live);
  const evidence = newer(stored?.evidence, live?.evidence, 'searched_at');
  const ledger = newer(stored?.ledger, live?.ledger, 'checked_at');
  const overview = newer(stored?.overview, live?.overview, 'made_at');
  return {
    turnId,
    question: stored?.messages.find(({ role }) => role === 'user')?.content ?? '',
    answers,
    evidence,
    ledger: ledger && ledgerOfTexts(ledger, textOf),
    overview: overview && overviewOfTexts(overview, textOf),
    findings:
      live?.findings && (isLive(live) || !stored || live.findings.version >= stored.findings.version)
        ? live.findings
        : (stored?.findings ?? null),
    hasAbstracts:
      stored?.abstracts !== 'left-out' ||
      ![evidence && evidence === stored.evidence, ledger && ledger === stored.ledger].includes(true),
    hasEnded: hasEnded(stored, live, answers),
    wasRunning: stored?.ended_at === null,
    wasFollowed: live?.wasFollowed ?? false,
    stream: streamOf(live),
  };
}

/** The text of one engine's answer as it was stored. */
const storedText = (stored: Conversation | undefined, engine: string): string =>
  stored?.messages.find(({ role }) => role === 'assistant')?.content_multiple?.[`content_${engine}`] ?? '';

/** The text of one engine's answer, by the same rule as its state. */
export function mergeText(
  engine: string,
  stored: Conversation | undefined,
  live: LiveTurn | undefined,
  answer: LiveAnswer | undefined,
): string {
  if (!answer) return storedText(stored, engine);
  const other = stored?.answers.find((each) => each.engine === engine);
  return !isLive(live) && other && isStoredNewer(other, answer.summary)
    ? storedText(stored, engine)
    : answer.text;
}

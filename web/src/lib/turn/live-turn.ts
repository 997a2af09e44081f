import type {
  Answer,
  AnswerSummary,
  Evidence,
  FindingStates,
  Ledger,
  Overview,
  TextDelta,
  Turn,
  TurnEvent,
} from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';
import { LostConnectionError } from './answer-stream.ts';

/** One engine's answer as far as it has come. A new object whenever anything of it changes. */
export interface LiveAnswer {
  summary: AnswerSummary;
  text: string;
}

/** How the stream of a turn stands: `lost` means that it is being tried again. */
export type StreamState = 'open' | 'lost' | 'ended';

/** What a turn's page needs apart from the texts. A new object only when one of its fields changes, never for a text. */
export interface LiveTurn {
  /** In the order of the registry. */
  answers: AnswerSummary[];
  endedAt: string | null;
  stream: StreamState;
  /** What was found before the engines were asked. */
  evidence: Evidence | null;
  /** What the answers cite, as last checked. */
  ledger: Ledger | null;
  /** The answers side by side, as far as they have ended. */
  overview: Overview | null;
  /** How ledger and overview stand; null before it is known. */
  findings: FindingStates | null;
  /** Whether its stream was read here, and not only its present state. */
  wasFollowed: boolean;
  /** Whether its stream is being read here: what nobody reads any more knows nothing of what came later. */
  isRead: boolean;
}

/** What a reader holds of one turn. */
export interface HeldTurn {
  turn: LiveTurn;
  answers: Map<string, LiveAnswer>;
}

export const emptyTurn = (): HeldTurn => ({
  turn: {
    answers: [],
    endedAt: null,
    stream: 'open',
    evidence: null,
    ledger: null,
    overview: null,
    findings: null,
    wasFollowed: false,
    isRead: false,
  },
  answers: new Map(),
});

/** What an event changed: the engines whose text or state moved, and whether the turn itself did. */
export interface Change {
  engines: string[];
  turn: boolean;
}

const nothing: Change = { engines: [], turn: false };

function replaceSummary(held: HeldTurn, summary: AnswerSummary): Change {
  const text = held.answers.get(summary.engine)?.text ?? '';
  held.answers.set(summary.engine, { summary, text });
  const { answers } = held.turn;
  const place = answers.findIndex(({ engine }) => engine === summary.engine);
  const next = place < 0 ? [...answers, summary] : answers.with(place, summary);
  held.turn = { ...held.turn, answers: next };
  return { engines: [summary.engine], turn: true };
}

function replaceTurn(held: HeldTurn, turn: Turn): Change {
  const before = [...held.answers.keys()];
  held.answers = new Map(turn.answers.map((answer) => [answer.engine, toLiveAnswer(answer)]));
  const answers = [...held.answers.values()].map(({ summary }) => summary);
  const { ended_at: endedAt, evidence, findings, ledger, overview } = turn;
  const { isRead, wasFollowed } = held.turn;
  held.turn = {
    answers,
    endedAt,
    stream: endedAt && !isPending(findings) ? 'ended' : 'open',
    evidence,
    ledger,
    overview,
    findings,
    wasFollowed,
    isRead,
  };
  return { engines: [...new Set([...before, ...held.answers.keys()])], turn: true };
}

function toLiveAnswer({ text, ...summary }: Answer): LiveAnswer {
  return { summary, text };
}

function appendDeltas(held: HeldTurn, { deltas }: TextDelta): Change {
  // What came before is not there: to go on from here would leave a hole, and a new connection begins with all of it.
  if (deltas.some(({ engine, from }) => from > (held.answers.get(engine)?.text.length ?? Infinity)))
    throw new LostConnectionError();
  const engines: string[] = [];
  let turn = false;
  for (const { engine, from, text } of deltas) {
    const answer = held.answers.get(engine);
    if (!answer) continue;
    const kept = from === answer.text.length ? answer.text : answer.text.slice(0, from);
    // The first text says that the engine writes; the summary of its end says everything else.
    const writes =
      answer.summary.state === 'writing' ? answer.summary : { ...answer.summary, state: 'writing' as const };
    if (writes !== answer.summary) turn = replaceSummary(held, writes).turn || turn;
    held.answers.set(engine, { summary: writes, text: kept + text });
    engines.push(engine);
  }
  return { engines, turn };
}

/**
 * Brings what is held of a turn up to an event. Events that this page does not know change nothing.
 * Throws `LostConnectionError`, with nothing changed, for text that begins behind the end of what is held.
 */
export function applyEvent(held: HeldTurn, event: TurnEvent): Change {
  switch (event.type) {
    case 'turn-snapshot':
      return replaceTurn(held, event.turn);
    case 'answer-start':
    case 'answer-end':
    case 'answer-error':
      return replaceSummary(held, event.answer);
    case 'text-delta':
      return appendDeltas(held, event);
    case 'sources-found':
      held.turn = { ...held.turn, evidence: event.evidence };
      return { engines: [], turn: true };
    case 'citations-checked':
      held.turn = { ...held.turn, ledger: event.ledger };
      return { engines: [], turn: true };
    case 'overview-updated':
      held.turn = { ...held.turn, overview: event.overview };
      return { engines: [], turn: true };
    case 'findings-changed':
      held.turn = { ...held.turn, endedAt: event.ended_at, findings: event.findings };
      return { engines: [], turn: true };
    case 'turn-end':
      held.turn = { ...held.turn, endedAt: event.ended_at, stream: 'ended' };
      return { engines: [], turn: true };
    default:
      return nothing;
  }
}

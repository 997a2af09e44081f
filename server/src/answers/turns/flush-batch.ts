import type { LiveAnswer, LiveTurn, TurnPiece } from './live-turn.ts';

/** What one statement writes. */
export interface Batch {
  turns: LiveTurn[];
  /** Answers whose state is to be written. */
  changed: LiveAnswer[];
  pieces: { turn: LiveTurn; piece: TurnPiece }[];
}

/** What of a batch belongs to some answers of one turn. */
export interface Part extends Batch {
  answers: readonly LiveAnswer[];
}

export function ofTurn({ changed, pieces }: Batch, turn: LiveTurn): Part {
  const answers = [...turn.answers.values()];
  return {
    turns: [turn],
    answers,
    changed: changed.filter((answer) => answers.includes(answer)),
    pieces: pieces.filter((one) => one.turn === turn),
  };
}

export function ofAnswer({ changed, pieces }: Batch, turn: LiveTurn, answer: LiveAnswer): Part {
  const portions = pieces.flatMap(({ piece }) =>
    piece.portions.filter((portion) => portion.answer === answer),
  );
  return {
    turns: [turn],
    answers: [answer],
    changed: changed.filter((one) => one === answer),
    pieces: portions.map((portion) => ({ turn, piece: turn.toPiece([portion]) })),
  };
}

/** Of an answer that has ended the whole text is written. */
export const rowsOf = ({ piece: { number, portions }, turn }: Batch['pieces'][number]) =>
  portions
    .filter(({ answer }) => !answer.hasEnded)
    .map(({ answer, offset, text }) => ({
      turn_id: turn.head.turnId,
      number,
      answer_id: answer.id,
      attempt: answer.summary.attempt,
      offset,
      text,
    }));

export function stateOf(answer: LiveAnswer) {
  return {
    id: answer.id,
    summary: answer.summary,
    // The whole text is written once, at the end; an attempt without text leaves what stood before it.
    final_text: answer.hasEnded && answer.hasText ? answer.text.value : null,
  };
}

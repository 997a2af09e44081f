import type { SessionDetail } from '@sextant/contracts';
import { type ComponentType, createContext, type ReactNode } from 'react';

interface TurnSlotProps {
  turnId: string;
  children: ReactNode;
}

export interface HeadSlotProps {
  turnId: string;
  /** Shows an engine's answer where one answer is shown at a time. */
  onShowEngine: (engine: string) => void;
}

interface AnswerSlotProps {
  turnId: string;
  engine: string;
  children: ReactNode;
}

export interface AnswerNotesProps {
  turnId: string;
  engine: string;
}

export interface AnswerToolsProps {
  turnId: string;
  engine: string;
  /** The engine's name as shown. */
  label: string;
}

/** Where other features join the chat; app/reading-of-answers.tsx fills them. Keep the object the same between renders. */
export interface ChatSlots {
  /** Stands around the answers of a turn. */
  turn?: ComponentType<TurnSlotProps>;
  /** Stands above the answers of a turn. */
  head?: ComponentType<HeadSlotProps>;
  /** Stands around the text of one answer. */
  answer?: ComponentType<AnswerSlotProps>;
  /** More buttons of an answer. */
  answerTools?: ComponentType<AnswerToolsProps>;
  /** Stands beside an answer that is read alone. */
  answerNotes?: ComponentType<AnswerNotesProps>;
  /** Stands beside the turns. */
  aside?: ComponentType;
  /** What may be done with the session as a whole, in the bar above it. */
  sessionTools?: ComponentType<{ session: SessionDetail }>;
}

export const ChatSlotsContext = createContext<ChatSlots>({});

import type { Conversation } from '@sextant/contracts';
import { readLiveAnswer } from './answer-stream-store.ts';

/** The text of one engine's answer as it was stored. */
export const storedText = (conversation: Conversation, engine: string): string =>
  conversation.messages.find(({ role }) => role === 'assistant')?.content_multiple?.[`content_${engine}`] ??
  '';

/** The text of one engine's answer at this moment: as it streams here, else as it was stored. */
export const readAnswerText = (conversation: Conversation, engine: string): string =>
  readLiveAnswer(conversation.turn_id, engine)?.text ?? storedText(conversation, engine);

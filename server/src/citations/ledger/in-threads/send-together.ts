import { nextTick } from 'node:process';
import type { MessagePort } from 'node:worker_threads';

/**
 * Sends what is told at one moment as one message, a list: each wakes the other thread, and a check asks for dozens of works at
 * once.
 */
export function sendTogether<Message>(port: MessagePort): (message: Message) => void {
  let told: Message[] = [];
  return (message) => {
    told.push(message);
    if (told.length > 1) return;
    // A tick comes when no microtask is left.
    nextTick(() => {
      const messages = told;
      told = [];
      port.postMessage(messages);
    });
  };
}

import { chooseView } from './answer-views.ts';
import { chooseEngine } from './chosen-engine.ts';
import { showAnswer } from './show-answer.ts';

/** Shows one engine's answer alone. */
export function focusOn(engine: string): void {
  chooseEngine(engine);
  chooseView('focus');
  showAnswer(engine);
}

import './page.css';
import { showSix } from './six-answers.tsx';
import { streamInto } from './stream-into.tsx';

declare global {
  interface Window {
    bench: { streamInto: typeof streamInto; showSix: typeof showSix };
  }
}

window.bench = { streamInto, showSix };

import './page.css';
import { streamInto } from './stream-into.tsx';

declare global {
  interface Window {
    bench: { streamInto: typeof streamInto };
  }
}

window.bench = { streamInto };

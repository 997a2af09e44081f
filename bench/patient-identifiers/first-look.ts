// What the first look at a question costs a page, in which every pattern has yet to be made ready, and the second:
// `node bench/patient-identifiers/first-look.ts`. Each question has a thread of its own, as each page has; medians of five.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { median } from '../support/statistics.ts';

const questions = {
  'no digit': 'Does metformin lower cardiovascular mortality?',
  numbers: 'Do SGLT2 inhibitors lower HbA1c by 0.5 to 0.9 points in type 2 diabetes?',
  'a year': 'Which trials of semaglutide were published between March 2021 and 2024?',
  'a patient': 'My patient Maria Lopez, born 3 March 1954, was admitted on 12 May. Is apixaban safe?',
};

if (isMainThread) {
  for (const [name, text] of Object.entries(questions)) {
    const rounds: [number, number][] = [];
    for (let round = 0; round < 5; round += 1) {
      const worker = new Worker(new URL(import.meta.url), { workerData: text });
      const [looks] = await once(worker, 'message');
      rounds.push(looks);
    }
    const [first, second] = [0, 1].map((look) => median(rounds.map((looks) => looks[look] ?? 0)).toFixed(0));
    console.log(`${name.padEnd(10)} first look ${first} ms, second ${second} ms`);
  }
} else {
  const { findIdentifiers } = await import(
    '../../web/src/features/chat/identifiers/find/find-identifiers.ts'
  );
  const look = () => {
    const started = performance.now();
    findIdentifiers(workerData as string);
    return performance.now() - started;
  };
  parentPort?.postMessage([look(), look()]);
}

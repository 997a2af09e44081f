import { turnLight } from '../../../lib/turn-light.ts';

/** Prints what is laid out for paper, under the session's title: browsers call the PDF by it. */
export async function printPaper(title: string): Promise<void> {
  const before = document.title;
  const printed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }));
  const turnBack = turnLight();
  document.title = title;
  try {
    window.print();
    await printed;
  } finally {
    document.title = before;
    turnBack();
  }
}

import type { AnswerSummary } from '@sextant/contracts';
import { cutWords } from '@sextant/contracts/cut-answers';

/** Says under an answer that its text is not whole though its engine ended it. */
export default function CutNotice({ cut_short: cut }: Pick<AnswerSummary, 'cut_short'>) {
  if (!cut) return null;
  return <p className="mt-2 rounded-md bg-warn-soft px-3 py-2 font-medium text-warn">{cutWords[cut]}</p>;
}

import { checkInThread, type LedgerTask } from '../../citations/ledger/in-threads/check-in-thread.ts';
import { makeInThread, type OverviewTask } from '../../overview/make-in-thread.ts';

/** What a thread of findings runs. */
export default function work(task: LedgerTask | OverviewTask) {
  return task.name === 'ledger' ? checkInThread(task) : makeInThread(task);
}

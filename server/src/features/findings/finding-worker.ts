import os from 'node:os';
import { checkInThread, type LedgerTask } from '../../citations/ledger/in-threads/check-in-thread.ts';
import { makeInThread, type OverviewTask } from '../../overview/make-in-thread.ts';

// On Linux each thread has a priority of its own: where processors are short, the one that streams answers goes first.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** What a thread of findings runs. */
export default function work(task: LedgerTask | OverviewTask) {
  return task.name === 'ledger' ? checkInThread(task) : makeInThread(task);
}

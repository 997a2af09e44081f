import { storableJson } from '../platform/db/storable.ts';
import { makeOverview } from './make-overview.ts';
import type { OverviewInput } from './overview-input.ts';

/** What a thread of the overview maker runs. */
export default function work(input: OverviewInput) {
  return storableJson(makeOverview(input, new Date()));
}

import { useState } from 'react';
import { useMyAccountQuery } from './account-api.ts';

/** How often it is looked whether an address is verified by now, in milliseconds: the link may be opened anywhere. */
const lookMs = 4_000;

/** One's own account, looked at again and again until its address is verified. */
export function useWatchedAccount() {
  const [isUnverified, setUnverified] = useState(false);
  const result = useMyAccountQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isUnverified ? lookMs : 0,
  });
  const isUnverifiedNow = result.data?.email_verified === false;
  if (isUnverifiedNow !== isUnverified) setUnverified(isUnverifiedNow);
  return result;
}

import { type ComponentType, lazy } from 'react';
import { reloadIfUpdated } from '../lib/reload-if-updated.ts';
import { sharedValue } from '../lib/shared-value.ts';
import { LoadFailure } from './load-failure.tsx';

/**
 * A part of a page whose code comes when it is first shown. Where that cannot be loaded this part alone is missing, and is
 * tried again as soon as the network is back. Without a network it is not asked for at first: what could not be
 * loaded once, some browsers never load again in that page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  function failed() {
    void reloadIfUpdated();
    addEventListener('online', retry, { once: true });
    return {
      default: () => <LoadFailure onTryAgain={retry}>This part could not be loaded.</LoadFailure>,
    };
  }
  const attempt = (isAgain: boolean): ComponentType<Props> =>
    lazy(() => (isAgain || navigator.onLine ? load() : Promise.reject()).catch(failed));
  const { useValue, write } = sharedValue({ Loaded: attempt(false) });
  const retry = () => write({ Loaded: attempt(true) });
  return (props) => {
    const { Loaded } = useValue();
    return <Loaded {...props} />;
  };
}

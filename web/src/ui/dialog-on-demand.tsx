import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog.tsx';

const Opened = lazy(() => import('./dialog.tsx').then(({ Dialog }) => ({ default: Dialog })));

/** A `Dialog` that stands in a page's first load: its code comes when it is opened for the first time. */
export function DialogOnDemand(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <Opened {...props} />
      </Suspense>
    )
  );
}

import { Suspense, useState } from 'react';
import type { DialogProps } from './dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

const Opened = lazyPart(async () => ({ default: (await import('./dialog.tsx')).Dialog }));

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

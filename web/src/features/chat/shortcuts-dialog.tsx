import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ShortcutsWindow = lazyPart(() => import('./shortcuts-window.tsx'));

/** Opens the list of the keys, which comes when it is first asked for. */
export function ShortcutsDialog(props: ComponentProps<typeof ShortcutsWindow>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <ShortcutsWindow {...props} />
      </Suspense>
    )
  );
}

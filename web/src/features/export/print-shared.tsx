import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { usePrintKey } from './use-print-key.ts';

const PaperJob = lazyPart(() => import('./paper/paper-job.tsx'));

/** Prints a shared session as the document that its owner would print, by a press or Ctrl+P. */
export function PrintShared({ token }: { token: string }) {
  const [isPrinting, setPrinting] = useState(false);
  usePrintKey(() => setPrinting(true));

  function end(isDone: boolean) {
    setPrinting(false);
    if (!isDone) toast.error('The session could not be printed. Please try again.');
  }

  return (
    <>
      <IconButton label="Print, or save as PDF" busy={isPrinting} onClick={() => setPrinting(true)}>
        {!isPrinting && <Printer aria-hidden="true" className="size-5" />}
      </IconButton>
      <Suspense>{isPrinting && <PaperJob of={{ token }} onEnd={end} />}</Suspense>
    </>
  );
}

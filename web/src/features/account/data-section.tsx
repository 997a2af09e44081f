import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveReply } from '../../lib/save-file.ts';
import { errorText, readRefusal } from '../../lib/server-error.ts';
import { useAuthorizedCall } from '../../lib/store-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { Section } from './section.tsx';

const failure = 'Your data could not be downloaded. Please try again.';

/** Everything that is kept, as one file. */
export function DataSection() {
  const call = useAuthorizedCall();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const reply = await call('downloadData', {});
      if (reply.ok) await saveReply(reply, 'sextant.zip');
      else toast.error(errorText(await readRefusal(reply), failure));
    } catch {
      toast.error(failure);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Section title="Download my data">
      <p className="mb-3 max-w-prose text-ink-soft">
        A ZIP file with your profile and picture, the full record of every session (JSON), and what each of
        them cites (CSL-JSON, for reference managers).
      </p>
      <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
        {!isBusy && <Download aria-hidden="true" className="size-4" />} Download my data
      </Button>
    </Section>
  );
}

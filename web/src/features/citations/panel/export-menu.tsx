import type { ReferenceStyle } from '@sextant/contracts';
import { Clipboard, Download } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { counted } from '../../../lib/grouped.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { files, styles } from '../export/formats.ts';
import { useCitationExport } from '../export/use-citation-export.ts';
import { type CitedWork, isCitedWork } from '../model/cited-works.ts';

/** What is cited, for reference managers and as formatted references. Works that no one has a record of are left out. */
export function ExportMenu({ turnId, works }: { turnId: string; works: readonly CitedWork[] }) {
  const [isBusy, setBusy] = useState(false);
  const { readReferences, saveCitations } = useCitationExport(turnId);
  const cited = works.filter(isCitedWork);
  const known = cited.filter(({ citation }) => citation !== null);
  const leftOut = cited.length - known.length;
  const outcome = (done: string) =>
    toast.success(
      `${counted(known.length, 'citation')} ${done}${leftOut > 0 ? `; ${leftOut} without a record left out` : ''}`,
    );

  async function run(task: Promise<void>, done: string) {
    setBusy(true);
    try {
      await task;
      outcome(done);
    } catch {
      toast.error('The citations could not be exported. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  const copy = (style: ReferenceStyle) => copyText(readReferences(style).then(({ list }) => list));

  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="secondary" size="sm" busy={isBusy} disabled={known.length === 0}>
          <Download aria-hidden="true" className="size-4" />
          Export
        </Button>
      }
    >
      {files.map(({ format, label }) => (
        <DropdownItem key={format} onSelect={() => run(saveCitations(format), 'exported')}>
          <Download aria-hidden="true" className="size-4" />
          {label}
        </DropdownItem>
      ))}
      {styles.map(({ style, label }) => (
        <DropdownItem key={style} onSelect={() => run(copy(style), `copied in the style of ${label}`)}>
          <Clipboard aria-hidden="true" className="size-4" />
          Copy as {label}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}

import type { TableFormat } from '@sextant/contracts';
import { Download } from 'lucide-react';
import { useContext, useState } from 'react';
import { fetchCall } from '../../../lib/call.ts';
import { useShareToken } from '../../../lib/read-only.ts';
import { saveReply } from '../../../lib/save-file.ts';
import { useAuthorizedCall } from '../../../lib/store-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { OverviewPlaceContext } from '../contexts.ts';

const formats: { format: TableFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel (.xlsx)' },
  { format: 'csv', label: 'CSV (.csv)' },
];

/** Saves the table of studies for a spreadsheet; of a shared session, by its link. */
export function DownloadStudies() {
  const { turnId } = useContext(OverviewPlaceContext);
  const token = useShareToken();
  const call = useAuthorizedCall();
  const [isBusy, setBusy] = useState(false);
  async function save(format: TableFormat) {
    setBusy(true);
    const query = { format };
    try {
      await saveReply(
        token === null
          ? await call('turnStudies', { params: { id: turnId }, query })
          : await fetchCall('sharedStudies', { params: { id: turnId, token }, query }),
        `studies.${format}`,
      );
    } catch {
      toast.error('The table could not be saved. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" size="sm" busy={isBusy}>
          {!isBusy && <Download aria-hidden="true" className="size-4" />}
          Download table
        </Button>
      }
    >
      {formats.map(({ format, label }) => (
        <DropdownItem key={format} onSelect={() => void save(format)}>
          {label}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}

import type { ExportFormat, SessionDetail } from '@sextant/contracts';
import { Download, Ellipsis, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveReply } from '../../lib/save-file.ts';
import { useAuthorizedCall } from '../../lib/store-hooks.ts';
import { IconButton } from '../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { toast } from '../../ui/toast.ts';

const formats: { format: ExportFormat; label: string }[] = [
  { format: 'md', label: 'Markdown (.md)' },
  { format: 'docx', label: 'Word (.docx)' },
  { format: 'json', label: 'Full record (.json)' },
  { format: 'bib', label: 'Citations, BibTeX (.bib)' },
  { format: 'ris', label: 'Citations, RIS (.ris)' },
  { format: 'csl', label: 'Citations, CSL-JSON' },
];

interface SessionToolsProps {
  session: SessionDetail;
  onShare: () => void;
}

/** What may be done with a whole session: take it away as a file, print it, share it. */
export function SessionTools({ onShare, session }: SessionToolsProps) {
  const call = useAuthorizedCall();
  const [isBusy, setBusy] = useState(false);
  async function save(format: ExportFormat) {
    setBusy(true);
    try {
      await saveReply(
        await call('exportSession', { params: { id: session.session_id }, query: { format } }),
        `session.${format}`,
      );
    } catch {
      toast.error('The session could not be exported. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <DropdownMenu
      trigger={
        <IconButton label="Export, print or share" busy={isBusy}>
          {!isBusy && <Ellipsis aria-hidden="true" className="size-5" />}
        </IconButton>
      }
    >
      {formats.map(({ format, label }) => (
        <DropdownItem key={format} onSelect={() => void save(format)}>
          <Download aria-hidden="true" className="size-4" />
          {label}
        </DropdownItem>
      ))}
      <DropdownItem onSelect={() => setTimeout(() => window.print())}>
        <Printer aria-hidden="true" className="size-4" />
        Print, or save as PDF
      </DropdownItem>
      <DropdownItem onSelect={onShare}>
        <Share2 aria-hidden="true" className="size-4" />
        Share by a link
      </DropdownItem>
    </DropdownMenu>
  );
}

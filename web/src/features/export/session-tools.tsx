import type { ExportFormat, SessionDetail } from '@sextant/contracts';
import { Download, Ellipsis, Printer, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { saveReply } from '../../lib/save-file.ts';
import { errorText, readRefusal } from '../../lib/server-error.ts';
import { useAuthorizedCall } from '../../lib/store-hooks.ts';
import { IconButton } from '../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { usePrintKey } from './use-print-key.ts';

const PaperJob = lazyPart(() => import('./paper/paper-job.tsx'));

/** Whether an answer may have a block that the page draws: only then does the Word file need the page. */
const mayHavePictures = ({ conversations, previous }: SessionDetail): boolean =>
  // Of earlier turns, which have not been read yet, no one knows.
  previous !== null ||
  conversations.some(({ messages }) =>
    messages.some(({ content_multiple: texts }) =>
      Object.values(texts ?? {}).some((text) =>
        /^[ \t>*+\d.)-]*(?:`{3,}|~{3,})[ \t]*(?:forest|vega-lite|mermaid|smiles)\b/im.test(text ?? ''),
      ),
    ),
  );

const formats: Record<ExportFormat, string> = {
  md: 'Markdown (.md)',
  docx: 'Word (.docx)',
  json: 'Full record (.json)',
  bib: 'Citations, BibTeX (.bib)',
  ris: 'Citations, RIS (.ris)',
  csl: 'Citations, CSL-JSON',
};

const failed = 'The session could not be exported. Please try again.';

interface SessionToolsProps {
  session: SessionDetail;
  onShare: () => void;
}

/** What may be done with a whole session: take it away as a file, print it, share it. */
export function SessionTools({ onShare, session }: SessionToolsProps) {
  const call = useAuthorizedCall();
  const [isBusy, setBusy] = useState(false);
  const [onPaper, setOnPaper] = useState<'print' | 'docx' | null>(null);

  usePrintKey(() => setOnPaper((now) => now ?? 'print'));

  function endPaper(isDone: boolean) {
    setOnPaper(null);
    if (!isDone) toast.error(failed);
  }

  async function save(format: ExportFormat) {
    if (format === 'docx' && mayHavePictures(session)) return setOnPaper('docx');
    setBusy(true);
    try {
      const reply = await call('exportSession', { params: { id: session.session_id }, query: { format } });
      if (reply.ok) await saveReply(reply, `session.${format}`);
      else toast.error(errorText(await readRefusal(reply), failed));
    } catch {
      toast.error(failed);
    } finally {
      setBusy(false);
    }
  }
  const isWorking = isBusy || onPaper !== null;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label="Export, print or share" busy={isWorking}>
            {!isWorking && <Ellipsis aria-hidden="true" className="size-5" />}
          </IconButton>
        }
      >
        {(Object.keys(formats) as ExportFormat[]).map((format) => (
          <DropdownItem key={format} onSelect={() => void save(format)}>
            <Download aria-hidden="true" className="size-4" />
            {formats[format]}
          </DropdownItem>
        ))}
        <DropdownItem onSelect={() => setOnPaper('print')}>
          <Printer aria-hidden="true" className="size-4" />
          Print, or save as PDF
        </DropdownItem>
        <DropdownItem onSelect={onShare}>
          <Share2 aria-hidden="true" className="size-4" />
          Share by a link
        </DropdownItem>
      </DropdownMenu>
      <Suspense>
        {onPaper && <PaperJob of={{ id: session.session_id, purpose: onPaper }} onEnd={endPaper} />}
      </Suspense>
    </>
  );
}

import { Clipboard, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { files, styles } from '../export/formats.ts';
import type { CitedWork } from '../model/cited-works.ts';
import { counted } from '../model/words.ts';

const save = (name: string, type: string, text: string) =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** What is cited, for reference managers and as formatted references. Works that nobody has a record of are left out. */
export function ExportMenu({ works }: { works: readonly CitedWork[] }) {
  const [isBusy, setBusy] = useState(false);
  const cited = works.filter(({ row }) => row !== null);
  const known = cited.filter(({ citation }) => citation !== null);
  const leftOut = cited.length - known.length;
  const outcome = (done: string) =>
    toast.success(
      `${counted(known.length, 'citation')} ${done}${leftOut > 0 ? `; ${leftOut} without a record left out` : ''}`,
    );

  async function run(task: (module: typeof import('../export/write-citations.ts')) => Promise<void> | void) {
    setBusy(true);
    try {
      await task(await import('../export/write-citations.ts'));
    } catch {
      toast.error('The citations could not be exported. Please try again.');
    } finally {
      setBusy(false);
    }
  }

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
      {files.map(({ format, label, name, type }) => (
        <DropdownItem
          key={format}
          onSelect={() =>
            run(({ writeCitations }) => {
              save(name, type, writeCitations(known, format));
              outcome('exported');
            })
          }
        >
          <Download aria-hidden="true" className="size-4" />
          {label}
        </DropdownItem>
      ))}
      {styles.map(({ style, label }) => (
        <DropdownItem
          key={style}
          onSelect={() =>
            run(async ({ formatReferences }) => {
              await navigator.clipboard.writeText(formatReferences(known, style).join('\n'));
              outcome(`copied in the style of ${label}`);
            })
          }
        >
          <Clipboard aria-hidden="true" className="size-4" />
          Copy as {label}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}

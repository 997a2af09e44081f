import { Download, Maximize2 } from 'lucide-react';
import { type ReactNode, useContext, useId, useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DropdownItem, DropdownMenu } from '../ui/dropdown-menu.tsx';
import { toast } from '../ui/toast.ts';
import { useColours } from './colours.ts';
import { CopySource } from './copy-source.tsx';
import { DataTable, type TableData } from './data-table.tsx';
import { PaperContext } from './paper-context.ts';
import { toPng } from './save-picture.ts';
import type { SavedPicture } from './saved-picture.ts';

interface BlockFrameProps {
  /** What kind of picture it is, for people: `Forest plot`. */
  kind: string;
  title: string | null;
  /** As written in the answer. */
  source: string;
  /** Null while there is nothing to save. */
  picture: SavedPicture | null;
  /** What the picture shows, as a table behind it. */
  data?: TableData | undefined;
  /** Draws it in the text, and once more in a window of its own. */
  draw: (isLarge: boolean) => ReactNode;
}

const fileName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'picture';

/** What every block has around it: on the screen its tools, on paper its name. */
export function BlockFrame(props: BlockFrameProps) {
  const onPaper = useContext(PaperContext);
  if (!onPaper) return <FrameWithTools {...props} />;
  const { draw, kind, picture, title } = props;
  return onPaper({ name: title ?? kind, picture, children: draw(false) });
}

/** Its name, copying, saving, a larger view, and the data behind it. */
function FrameWithTools({ kind, title, source, picture, data, draw }: BlockFrameProps) {
  const [isLarge, setLarge] = useState(false);
  const { surface } = useColours();
  const caption = useId();
  const name = title ?? kind;

  async function save(type: 'svg' | 'png') {
    if (!picture) return;
    try {
      const file = `${fileName(name)}.${type}`;
      if ('png' in picture) saveFile(file, await picture.png());
      else if (type === 'png') saveFile(file, await toPng(picture.svg(), surface));
      else saveFile(file, new Blob([picture.svg()], { type: 'image/svg+xml;charset=utf-8' }));
    } catch {
      toast.error('The picture could not be saved. Please try again.');
    }
  }

  return (
    <figure aria-labelledby={caption} className="block-frame rounded-md border border-line bg-surface">
      <figcaption className="flex items-start gap-1 px-3 pt-1.5">
        <span id={caption} className="min-w-0 grow py-1 font-medium">
          {name}
          {title && <span className="sr-only"> ({kind})</span>}
        </span>
        <CopySource source={source} />
        <DropdownMenu
          trigger={
            <IconButton label="Save picture" className="size-8" disabled={!picture}>
              <Download aria-hidden="true" className="size-4" />
            </IconButton>
          }
        >
          {picture && 'svg' in picture && (
            <DropdownItem onSelect={() => void save('svg')}>As SVG</DropdownItem>
          )}
          <DropdownItem onSelect={() => void save('png')}>As PNG</DropdownItem>
        </DropdownMenu>
        <IconButton label="Enlarge" className="size-8" onClick={() => setLarge(true)}>
          <Maximize2 aria-hidden="true" className="size-4" />
        </IconButton>
      </figcaption>
      <div className="flex grow flex-col justify-center px-3 pb-3">{draw(false)}</div>
      {data && <DataTable {...data} />}
      <Dialog open={isLarge} onOpenChange={setLarge} title={name} className="w-[min(80rem,calc(100vw-2rem))]">
        <div className="markdown">{draw(true)}</div>
      </Dialog>
    </figure>
  );
}

import { Quote } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { useTextReader } from '../../lib/turn/use-turn.ts';
import { IconButton } from '../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { toast } from '../../ui/toast.ts';
import { useCitationExport } from './export/use-citation-export.ts';
import { stateIn } from './model/cited-works.ts';
import { useCitedTurn } from './use-cited-turn.ts';

interface CopyWithReferencesProps {
  turnId: string;
  engine: string;
  /** The engine's name as shown. */
  label: string;
}

/** Copies an answer with the references of what it cites. */
export function CopyWithReferences({ turnId, engine, label }: CopyWithReferencesProps) {
  const { works } = useCitedTurn(turnId);
  const readMarkdown = useTextReader(turnId, engine);
  const { readReferences } = useCitationExport(turnId);
  const button = useRef<HTMLButtonElement>(null);
  if (works.length === 0) return null;

  async function write(isMarkdown: boolean): Promise<string> {
    const answer = !isMarkdown && button.current?.closest('article');
    const { copiedAnswer } = await import('./export/copied-answer.ts');
    return copiedAnswer({
      works: works.map((work) => ({ ...work, state: stateIn(work, engine) })),
      engine,
      markdown: readMarkdown(),
      answer,
      readReferences,
    });
  }

  async function copy(isMarkdown: boolean) {
    try {
      await copyText(write(isMarkdown));
      toast.success(`Answer of ${label} copied with its references`);
    } catch {
      toast.error('It could not be copied. Please try again.');
    }
  }

  return (
    <DropdownMenu
      trigger={
        <IconButton ref={button} label={`Copy ${label} with references`}>
          <Quote aria-hidden="true" className="size-4" />
        </IconButton>
      }
    >
      <DropdownItem onSelect={() => void copy(false)}>As plain text</DropdownItem>
      <DropdownItem onSelect={() => void copy(true)}>As Markdown</DropdownItem>
    </DropdownMenu>
  );
}

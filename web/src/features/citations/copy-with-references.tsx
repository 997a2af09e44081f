import type { Conversation } from '@sextant/contracts';
import { Quote } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { toast } from '../../ui/toast.ts';
import { useCitedTurn } from './use-cited-turn.ts';

interface CopyWithReferencesProps {
  conversation: Conversation;
  engine: string;
  /** The engine's name as shown. */
  label: string;
  readText: () => string;
}

/** Copies an answer with the references of what it cites. */
export function CopyWithReferences({ conversation, engine, label, readText }: CopyWithReferencesProps) {
  const { works } = useCitedTurn(conversation);
  const button = useRef<HTMLButtonElement>(null);
  if (works.length === 0) return null;

  async function copy(isMarkdown: boolean) {
    const markdown = readText();
    const answer = button.current?.closest('article')?.querySelector<HTMLElement>('[data-cited-answer]');
    const shown = isMarkdown ? markdown : (answer?.innerText ?? markdown);
    try {
      const { answerWithReferences } = await import('./export/answer-with-references.ts');
      const text = answerWithReferences(works, engine, { markdown, shown, isMarkdown });
      await navigator.clipboard.writeText(text);
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
      <DropdownItem onSelect={() => void copy(true)}>As markdown</DropdownItem>
    </DropdownMenu>
  );
}

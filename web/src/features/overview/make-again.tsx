import type { Overview } from '@sextant/contracts';
import { Sparkles } from 'lucide-react';
import { useConfigQuery } from '../../lib/config-api.ts';
import { useReadOnly } from '../../lib/read-only.ts';
import { errorText } from '../../lib/server-error.ts';
import { useTakeTurn } from '../../lib/turn/use-take-turn.ts';
import { Button } from '../../ui/button.tsx';
import { DropdownItem, DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { toast } from '../../ui/toast.ts';
import { useMakeOverviewMutation } from './api.ts';

/** Has the overview made anew: by an engine with a key, or by rules. */
export function MakeAgain({ overview, turnId }: { turnId: string; overview: Overview }) {
  const engines = useConfigQuery().data?.engines.filter(({ mode }) => mode === 'live') ?? [];
  const [make, { isLoading }] = useMakeOverviewMutation();
  const take = useTakeTurn();
  const isReadOnly = useReadOnly();
  if (isReadOnly) return null;
  if (engines.length === 0 && overview.made_by.engine === null) return null;
  async function choose(engine: string | null) {
    const { data, error } = await make({ turnId, engine });
    if (data) take(data);
    else toast.error(errorText(error, 'The overview could not be made. Please try again.'));
  }
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="quiet" size="sm" busy={isLoading}>
          {!isLoading && <Sparkles aria-hidden="true" className="size-4" />}
          Make it again
        </Button>
      }
    >
      {engines.map(({ id, label }) => (
        <DropdownItem key={id} onSelect={() => void choose(id)}>
          by {label}
        </DropdownItem>
      ))}
      <DropdownItem onSelect={() => void choose(null)}>by rules</DropdownItem>
    </DropdownMenu>
  );
}

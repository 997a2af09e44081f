import { Flag, Undo2 } from 'lucide-react';
import { useContext } from 'react';
import { useReadOnly } from '../../../lib/read-only.ts';
import { errorText } from '../../../lib/server-error.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useObjectMutation } from '../api.ts';
import { OverviewPlaceContext } from '../contexts.ts';

/** Lets the reader call a mark of the judge wrong, which hides it for this reader, or take that back. */
export function Objection({ cell, onDone }: { cell: string; onDone: () => void }) {
  const { objections, turnId } = useContext(OverviewPlaceContext);
  const [object, { isLoading }] = useObjectMutation();
  if (useReadOnly()) return null;
  const isWrong = objections.has(cell);
  const Icon = isWrong ? Undo2 : Flag;
  async function change() {
    const { error } = await object({ turnId, cell, wrong: !isWrong });
    if (error) toast.error(errorText(error, 'Your choice could not be saved. Please try again.'));
    else onDone();
  }
  return (
    <div>
      <Button variant="quiet" size="sm" busy={isLoading} onClick={() => void change()}>
        <Icon aria-hidden="true" className="size-4" />
        {isWrong ? 'Show this mark again' : 'This is wrong'}
      </Button>
    </div>
  );
}

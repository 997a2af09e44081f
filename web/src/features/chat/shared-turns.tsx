import './print.css';
import type { Conversation } from '@sextant/contracts';
import { useContext } from 'react';
import { StoredTurns } from '../../lib/turn/stored-turns.tsx';
import { ChatSlotsContext } from './chat-slots.ts';
import { Turn } from './turn.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The turns of a session that somebody else reads: all on one page, with nothing to ask. */
export function SharedTurns({ conversations }: { conversations: Conversation[] }) {
  const { aside: Aside } = useContext(ChatSlotsContext);
  return (
    <StoredTurns conversations={conversations}>
      {/* Its page has no bar that stays. */}
      <div className="flex grow gap-4 [--page-bar:0px]">
        <div className="min-w-0 grow space-y-8">
          <div className="flex justify-end max-md:hidden print:hidden">
            <ViewSwitch />
          </div>
          {conversations.map(({ turn_id: turnId }) => (
            <Turn key={turnId} turnId={turnId} />
          ))}
        </div>
        {Aside && <Aside />}
      </div>
    </StoredTurns>
  );
}

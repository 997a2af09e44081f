import { useEngineNames } from '../../lib/engine-names.ts';

/** An engine's name with the colour that tells it apart; its place alone until it is known how it is written. */
export function EngineName({ engine }: { engine: string }) {
  const { areKnown, colourOf, labelOf } = useEngineNames();
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className="size-2 rounded-full" style={{ background: colourOf(engine) }} />
      <span className={areKnown ? undefined : 'invisible'}>{labelOf(engine)}</span>
    </span>
  );
}

import { ToggleGroup } from 'radix-ui';
import { classNames } from '../../ui/class-names.ts';
import { type AnswerView, answerViews, chooseView, useChosenView } from './answer-views.ts';

/** Chooses how the answers stand beside one another. */
export function ViewSwitch() {
  const chosen = useChosenView();
  return (
    <ToggleGroup.Root
      type="single"
      value={chosen}
      onValueChange={(value) => value && chooseView(value as AnswerView)}
      aria-label="View of the answers"
      className="hidden shrink-0 rounded-md border border-line bg-sunken p-0.5 md:flex"
    >
      {answerViews.map(({ id, label, icon: Icon }) => (
        <ToggleGroup.Item
          key={id}
          value={id}
          className={classNames(
            'flex min-h-8 items-center gap-1.5 rounded-sm px-2.5 text-sm text-ink-soft hover:text-ink',
            'data-[state=on]:bg-surface data-[state=on]:font-medium data-[state=on]:text-ink data-[state=on]:shadow-sm',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

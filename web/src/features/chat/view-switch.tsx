import { useId } from 'react';
import { answerViews, chooseView, useChosenView } from './answer-views.ts';
import { focusAnswer } from './show-answer.ts';

/** Chooses how the answers are shown. */
export function ViewSwitch() {
  const name = useId();
  const chosen = useChosenView();
  return (
    <fieldset
      aria-label="View of the answers"
      className="hidden shrink-0 rounded-md border border-line bg-sunken p-0.5 md:flex"
    >
      {answerViews.map(({ id, label, icon: Icon }) => (
        <label
          key={id}
          className="relative flex min-h-8 cursor-pointer items-center gap-1.5 rounded-sm px-2.5 text-sm text-ink-soft hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={id === chosen}
            onChange={() => chooseView(id)}
            // Left and Right then go from engine to engine. Who chooses by keys, which count as no click, may go on choosing.
            onClick={({ currentTarget, detail }) => {
              if (detail === 0) return;
              currentTarget.blur();
              focusAnswer();
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

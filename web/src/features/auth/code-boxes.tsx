import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { inputClass } from '../../ui/field.tsx';

interface CodeBoxesProps {
  /** One a box, '' where it is empty. */
  characters: string[];
  onChange: (characters: string[]) => void;
}

/** A code, one character a box. Typing moves on, Backspace in an empty box moves back, pasting fills them all. */
export function CodeBoxes({ characters, onChange }: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const focus = (index: number) =>
    boxes.current[Math.min(Math.max(index, 0), characters.length - 1)]?.focus();

  const fill = (from: number, text: string) => {
    const typed = [...text.replace(/\s/g, '').toUpperCase()].slice(0, characters.length - from);
    onChange(characters.map((character, index) => typed[index - from] ?? character));
    focus(from + typed.length);
  };

  const change = (index: number, value: string) => {
    if (value.trim()) fill(index, value);
    else onChange(characters.map((character, other) => (other === index ? '' : character)));
  };

  const press = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace' && !characters[index] && index > 0) {
      event.preventDefault();
      change(index - 1, '');
      focus(index - 1);
    } else if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    fill(0, event.clipboardData.getData('text'));
  };

  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">One-time code</legend>
      <div className="flex gap-3">
        {characters.map((character, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            // biome-ignore lint/a11y/noAutofocus: the code is all there is to do on its page
            autoFocus={index === 0}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            aria-label={`Character ${index + 1} of ${characters.length}`}
            value={character}
            maxLength={1}
            required
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => change(index, event.target.value)}
            onKeyDown={(event) => press(event, index)}
            onPaste={paste}
            onFocus={(event) => event.target.select()}
            className={classNames(inputClass, 'h-16 min-w-0 px-0 text-center font-mono text-2xl uppercase')}
          />
        ))}
      </div>
    </fieldset>
  );
}

import { chooseTheme, themes, useTheme } from '../lib/theme.ts';

const labels = { system: 'System', light: 'Light', dark: 'Dark' };

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Theme</legend>
      <div className="flex rounded-md border border-line-strong p-0.5">
        {themes.map((choice) => (
          <label
            key={choice}
            className="cursor-pointer rounded-sm px-3 py-1.5 text-sm text-ink-soft has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
              className="sr-only"
            />
            {labels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { sharedValue } from './shared-value.ts';

/** A choice of a few, remembered on this device and shared by everything on the page that shows it. */
export function storedChoice<const T extends string>(key: string, choices: readonly T[], initial: T) {
  const isChoice = (value: string | null): value is T => choices.some((choice) => choice === value);
  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const first = stored();
  const chosen = sharedValue<T>(isChoice(first) ? first : initial);
  const choose = (value: T) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    chosen.write(value);
  };
  return { use: chosen.useValue, choose, read: chosen.read };
}

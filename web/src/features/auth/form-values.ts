import type { FormEvent } from 'react';

/** Keeps the browser from sending a form, and reads the named text boxes of it. */
export function readForm<Name extends string>(
  event: FormEvent<HTMLFormElement>,
  ...names: Name[]
): Record<Name, string> {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<
    Name,
    string
  >;
}

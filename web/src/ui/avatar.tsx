import { useState } from 'react';
import { classNames } from './class-names.ts';

interface AvatarProps {
  /** Path of a picture on this origin, or a data or blob URL; others are not shown. */
  source: string | null;
  /** Whose picture; its initials stand in where there is none. */
  name: string;
  className?: string;
}

const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

/** A round picture. Decoration: the name belongs beside it, or on the button around it. */
export function Avatar({ source, name, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = source && source !== broken && /^(\/(?!\/)|data:|blob:)/.test(source) ? source : null;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex aspect-square items-center justify-center overflow-hidden rounded-full bg-accent-soft font-medium text-accent-strong',
        className,
      )}
    >
      {shown ? (
        <img src={shown} alt="" className="size-full object-cover" onError={() => setBroken(shown)} />
      ) : (
        // Not as text: the name of the button around it need not begin with them.
        <span data-initials={initials(name)} className="before:content-[attr(data-initials)]" />
      )}
    </span>
  );
}

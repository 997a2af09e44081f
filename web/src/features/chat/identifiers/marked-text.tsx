import type { Identifier } from './find/identifier.ts';

interface MarkedTextProps {
  text: string;
  found: readonly Identifier[];
}

/** The text of an input with its identifiers marked, to lie under it: what is typed stands in the input itself. */
export default function MarkedText({ text, found }: MarkedTextProps) {
  const pieces = found.map(({ from, to }, index) => (
    <span key={from}>
      {text.slice(found[index - 1]?.to ?? 0, from)}
      <mark className="rounded-xs bg-warn-soft text-transparent underline decoration-warn decoration-2">
        {text.slice(from, to)}
      </mark>
    </span>
  ));
  return (
    <>
      {pieces}
      {text.slice(found.at(-1)?.to ?? 0)}
      {/* An input ends with an empty line where its text ends with a break; a box does not. */}
      {'\u200b'}
    </>
  );
}

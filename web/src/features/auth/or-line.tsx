/** The line between a form and its other way in. */
export function OrLine() {
  return (
    <div className="my-6 flex items-center gap-3 text-sm text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      or
    </div>
  );
}

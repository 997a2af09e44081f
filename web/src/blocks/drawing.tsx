/** Stands where a picture will be. */
export function Drawing() {
  return (
    <p role="status" className="grid h-40 place-items-center text-ink-faint">
      Drawing…
    </p>
  );
}

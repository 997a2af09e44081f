/** Any address that does not exist, in plain text. */
export function Component() {
  return (
    <main>
      <title>404 · Sextant</title>
      <h1>404</h1>
    </main>
  );
}

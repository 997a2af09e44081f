/** Milliseconds that all pictures of a session have; what is not drawn then is left out, and said. */
const timeoutMs = 30_000;
const lookMs = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until nothing in an element is being drawn any more, with its letters and pictures there. */
export async function drawn(element: HTMLElement): Promise<void> {
  const until = performance.now() + timeoutMs;
  const isWaiting = () => element.querySelector('[role="status"], [data-undrawn]') !== null;
  // A block that has not begun yet says nothing: it has had its turn after two looks.
  for (let quiet = 0; quiet < 2 && performance.now() < until; await pause(lookMs))
    quiet = isWaiting() ? 0 : quiet + 1;
  await document.fonts.ready;
  const images = [...element.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

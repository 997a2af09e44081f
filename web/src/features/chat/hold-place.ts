/** By then what stands above has its new height: it is measured in one frame, and laid out in the next. */
const framesHeld = 5;

/** Keeps an element where it is in the window while what stands above it takes another height. */
export function holdPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  let framesLeft = framesHeld;
  const hold = () => {
    const moved = Math.round(element.getBoundingClientRect().top - top);
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    framesLeft -= 1;
    if (framesLeft > 0 && element.isConnected) requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}

/** So much of what was opened is to be seen at least, in pixels, unless it is less high. */
const leastSeen = 160;
/** What stands at the foot of the page may take so much of the window, in pixels and as a share: as `styles.css` has it. */
const foot = { most: 104, share: 0.3 };

/** Where a low window shows next to nothing of what a door has opened, brings the door to the window's top. */
export function showOpened(door: HTMLElement, panel: HTMLElement | null): void {
  if (!panel || panel.hidden) return;
  const { height, top } = panel.getBoundingClientRect();
  const end = window.innerHeight - Math.min(foot.most, foot.share * window.innerHeight);
  if (end - top < Math.min(leastSeen, height)) door.scrollIntoView({ block: 'start' });
}

/** Something that shows a growing text. */
export interface Grower {
  grow(): void;
  /** Whether the end of its text is in view or close to it. */
  isSeen(): boolean;
}

/** Milliseconds between one growth of the texts and the next, where a frame holds what a growth costs. */
const often = 80;
/** Where it does not: one late frame among twenty is hardly seen when the page is scrolled, one in two is. */
const seldom = 400;
/** How often a text grows whose end is out of view. */
const unseen = 400;
const frameMs = 1_000 / 60;
/** As much as the texts of one frame may cost: a longer task is felt by who types. */
const maxFrameMs = 40;

const due = new Set<Grower>();
const grewAt = new WeakMap<Grower, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let frame = 0;
let isMeasuring = false;
let lastGrowth = 0;
/** What a frame cost of late, and each text of it; the first is a guess. */
let cost = 0;
let costOfEach = maxFrameMs / 2;

/** Has a text grow on the page with one of the next frames, together with others and as often as the machine can bear. */
export function growSoon(grower: Grower): void {
  due.add(grower);
  plan();
}

/** Has those of them that are due grow at once: what is shown beside them says that they are whole. */
export function growNow(growers: ReadonlySet<Grower>): void {
  const growing = [...growers].filter((grower) => due.has(grower));
  for (const grower of take(growing, performance.now())) grower.grow();
}

/** Takes back `growSoon`. */
export const leaveAsIs = (grower: Grower): boolean => due.delete(grower);

const everyMs = () => (cost > frameMs ? Math.max(seldom, 4 * cost) : often);

const dueAt = (grower: Grower) =>
  grower.isSeen() ? 0 : (grewAt.get(grower) ?? Number.NEGATIVE_INFINITY) + unseen;

function plan(): void {
  clearTimeout(timer);
  if (due.size === 0 || frame !== 0 || isMeasuring) return;
  const at = Math.max(lastGrowth + everyMs(), Math.min(...[...due].map(dueAt)));
  const wait = at - performance.now();
  const begin = () => {
    frame = requestAnimationFrame(growInFrame);
  };
  if (wait > 0) timer = setTimeout(begin, wait);
  else begin();
}

function take(growers: Grower[], now: number): Grower[] {
  for (const grower of growers) {
    due.delete(grower);
    grewAt.set(grower, now);
  }
  return growers;
}

function growInFrame(): void {
  frame = 0;
  const now = performance.now();
  const most = Math.max(1, Math.floor(maxFrameMs / costOfEach));
  const growing = take([...due].filter((grower) => dueAt(grower) <= now).slice(0, most), now);
  lastGrowth = now;
  for (const grower of growing) grower.grow();
  if (growing.length === 0) {
    plan();
    return;
  }
  isMeasuring = true;
  afterFrame(() => {
    isMeasuring = false;
    const spent = performance.now() - now;
    cost = (cost + spent) / 2;
    costOfEach = (costOfEach + spent / growing.length) / 2;
    plan();
  });
}

/** Calls back once what was changed in this frame has been laid out and drawn. */
function afterFrame(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(null);
}

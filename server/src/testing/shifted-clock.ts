/**
 * Moves the clock of a process by `CLOCK_SHIFT` seconds: `node --import shifted-clock.ts`. It stands for a machine whose
 * clock is wrong; what measures time that passes goes on as it did.
 */
const shift = Number(process.env.CLOCK_SHIFT ?? 0) * 1_000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + shift] : given, newTarget),
  apply: () => new RealDate(RealDate.now() + shift).toString(),
  get: (target, property, receiver) =>
    property === 'now' ? () => RealDate.now() + shift : Reflect.get(target, property, receiver),
});

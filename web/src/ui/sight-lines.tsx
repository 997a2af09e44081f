import { engineColour } from '../lib/engine-colour.ts';

const centre = 300;
const ring = 268;

const at = (degrees: number, distance: number) => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Number((centre + distance * Math.sin(angle)).toFixed(1)),
    y: Number((centre - distance * Math.cos(angle)).toFixed(1)),
  };
};

/** Where each sight is taken from, in degrees of the ring; none opposite another, so that all can be told apart. */
const bearings = [24, 78, 136, 187, 239, 306];
/** How far a line runs on past the fix. */
const overrun = 168;
const ticks = Array.from({ length: 180 }, (_, index) => index * 2);
const tickLength = (degrees: number) => (degrees % 30 === 0 ? 24 : degrees % 10 === 0 ? 15 : 8);

/** Decoration: six lines of position within a bearing circle, crossing in one fix. */
export function SightLines({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" fill="none" className={className}>
      <g stroke="var(--color-line-strong)" strokeOpacity="0.6">
        {ticks.map((degrees) => {
          const outer = at(degrees, ring);
          const inner = at(degrees, ring - tickLength(degrees));
          return <line key={degrees} x1={outer.x} y1={outer.y} x2={inner.x} y2={inner.y} />;
        })}
        <circle cx={centre} cy={centre} r={ring} />
        <circle cx={centre} cy={centre} r={ring + 10} strokeOpacity="0.3" />
      </g>
      {bearings.map((degrees, index) => {
        const from = at(degrees, ring - 34);
        const to = at(degrees + 180, overrun);
        return (
          <g key={degrees} stroke={engineColour(index)} strokeWidth="2.5">
            <line x1={from.x} y1={from.y} x2={centre} y2={centre} />
            <line x1={centre} y1={centre} x2={to.x} y2={to.y} strokeOpacity="0.35" strokeWidth="1.5" />
            <circle cx={from.x} cy={from.y} r="5" fill={engineColour(index)} />
          </g>
        );
      })}
      <g stroke="var(--color-ink)">
        <circle cx={centre} cy={centre} r="22" fill="var(--color-sunken)" strokeWidth="1.5" />
        <circle cx={centre} cy={centre} r="4" fill="var(--color-ink)" />
      </g>
    </svg>
  );
}

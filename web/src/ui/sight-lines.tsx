import { engineColour } from '../lib/engine-colour.ts';

const centre = { x: 300, y: 300 };
const radius = 430;

const at = (degrees: number, distance: number) => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Number((centre.x + distance * Math.cos(angle)).toFixed(1)),
    y: Number((centre.y - distance * Math.sin(angle)).toFixed(1)),
  };
};

const bearings = [196, 222, 251, 283, 309, 338];
const ticks = Array.from({ length: 131 }, (_, index) => 175 + index * 1.5);

/** Decoration: a graduated arc and six lines of position that meet in one fix. */
export function SightLines({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      className={className}
    >
      <g stroke="var(--color-line-strong)" strokeOpacity="0.55">
        {ticks.map((degrees, index) => {
          const outer = at(degrees, radius);
          const inner = at(degrees, radius - (index % 10 === 0 ? 26 : index % 5 === 0 ? 16 : 9));
          return <line key={degrees} x1={outer.x} y1={outer.y} x2={inner.x} y2={inner.y} />;
        })}
        <circle cx={centre.x} cy={centre.y} r={radius} />
        <circle cx={centre.x} cy={centre.y} r={radius + 14} strokeOpacity="0.3" />
      </g>
      {bearings.map((degrees, index) => {
        const end = at(degrees, radius - 34);
        return (
          <g key={degrees} stroke={engineColour(index)} strokeWidth="2">
            <line x1={centre.x} y1={centre.y} x2={end.x} y2={end.y} />
            <circle cx={end.x} cy={end.y} r="5" fill="var(--color-sunken)" />
          </g>
        );
      })}
      <circle cx={centre.x} cy={centre.y} r="26" stroke="var(--color-accent)" strokeOpacity="0.4" />
      <circle
        cx={centre.x}
        cy={centre.y}
        r="13"
        fill="var(--color-sunken)"
        stroke="var(--color-accent)"
        strokeWidth="2"
      />
      <circle cx={centre.x} cy={centre.y} r="3.5" fill="var(--color-accent)" />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { engineColour } from '../../lib/engine-colour.ts';

const engines = [0, 1, 2, 3, 4, 5];
const faint = 'var(--color-line-strong)';
const accent = 'var(--color-accent)';

const Frame = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 112" aria-hidden="true" fill="none" className="h-28 w-40" strokeLinecap="round">
    {children}
  </svg>
);

/** One question fans out. */
export const QueryPicture = () => (
  <Frame>
    {engines.map((engine) => {
      const y = 11 + engine * 18;
      return (
        <g key={engine} stroke={engineColour(engine)} strokeWidth="2">
          <path d={`M22 56C70 56 78 ${y} 128 ${y}`} />
          <circle cx="136" cy={y} r="5" fill={engineColour(engine)} />
        </g>
      );
    })}
    <circle cx="22" cy="56" r="10" fill="var(--color-surface)" stroke={accent} strokeWidth="2" />
    <circle cx="22" cy="56" r="3" fill={accent} />
  </Frame>
);

/** Statements by engines: full, half, empty. */
export const ViewerPicture = () => (
  <Frame>
    {[0, 1, 2, 3].map((row) => (
      <g key={row}>
        <line
          x1="4"
          x2={40 - (row % 2) * 10}
          y1={18 + row * 26}
          y2={18 + row * 26}
          stroke={faint}
          strokeWidth="3"
        />
        {engines.map((engine) => {
          const says = (engine * 5 + row * 3) % 7;
          return (
            <circle
              key={engine}
              cx={58 + engine * 19}
              cy={18 + row * 26}
              r="6"
              stroke={engineColour(engine)}
              strokeWidth="2"
              fill={says > 1 ? engineColour(engine) : 'none'}
            />
          );
        })}
      </g>
    ))}
  </Frame>
);

/** A passage, its mark, and the tick of a source that was found. */
export const CitationPicture = () => (
  <Frame>
    <g stroke={faint} strokeWidth="3">
      <path d="M6 16h112M6 32h128M6 48h60" />
      <path d="M44 82h84M44 98h52" />
    </g>
    <rect x="74" y="39" width="20" height="18" rx="4" fill={accent} />
    <path d="M84 44v8" stroke="var(--color-on-accent)" strokeWidth="2" />
    <path d="M84 58c0 18-62 4-62 22" stroke={accent} strokeWidth="1.5" strokeDasharray="2 4" />
    <circle cx="22" cy="90" r="10" fill="var(--color-good)" />
    <path d="m17 90 4 4 6-8" stroke="var(--color-surface)" strokeWidth="2" strokeLinejoin="round" />
  </Frame>
);

const intervals = [
  { from: 40, to: 92, at: 64, size: 5 },
  { from: 52, to: 84, at: 68, size: 7 },
  { from: 34, to: 118, at: 78, size: 4 },
  { from: 60, to: 80, at: 70, size: 9 },
];

/** A forest plot. */
export const VisualPicture = () => (
  <Frame>
    <line x1="100" x2="100" y1="6" y2="106" stroke={faint} strokeDasharray="3 4" strokeWidth="1.5" />
    {intervals.map(({ from, to, at, size }, row) => {
      const y = 16 + row * 20;
      return (
        <g key={from} stroke={accent} strokeWidth="2">
          <line x1={from} x2={to} y1={y} y2={y} />
          <rect x={at - size / 2} y={y - size / 2} width={size} height={size} fill={accent} />
        </g>
      );
    })}
    <path d="M60 98l11-6 11 6-11 6z" fill={engineColour(0)} />
    <line x1="20" x2="140" y1="108" y2="108" stroke={faint} strokeWidth="1.5" />
  </Frame>
);

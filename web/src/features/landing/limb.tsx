/** Decoration: the graduated arc of a sextant, which is called its limb, with the index arm set. */
export function Limb({ className }: { className?: string }) {
  const ticks = Array.from({ length: 121 }, (_, degree) => degree);
  return (
    <svg viewBox="0 0 700 700" aria-hidden="true" fill="none" className={className}>
      <g transform="translate(700 0)" stroke="var(--color-line-strong)">
        <circle r="640" strokeOpacity="0.35" />
        <circle r="590" strokeOpacity="0.2" />
        {ticks.map((degree) => (
          <line
            key={degree}
            transform={`rotate(${88 + degree * 0.78})`}
            x1="640"
            x2={640 - (degree % 10 === 0 ? 44 : degree % 5 === 0 ? 30 : 16)}
            strokeOpacity={degree % 10 === 0 ? 0.8 : 0.4}
          />
        ))}
        {ticks
          .filter((degree) => degree % 10 === 0)
          .map((degree) => (
            <text
              key={degree}
              transform={`rotate(${88 + degree * 0.78}) translate(572 4) rotate(-90)`}
              textAnchor="middle"
              fontSize="13"
              fill="var(--color-ink-faint)"
              fillOpacity="0.8"
              stroke="none"
            >
              {degree}
            </text>
          ))}
        <g transform="rotate(133)" stroke="var(--color-accent)">
          <line x1="60" x2="660" strokeOpacity="0.55" />
          <circle cx="648" r="7" fill="var(--color-canvas)" strokeWidth="1.5" />
        </g>
      </g>
    </svg>
  );
}

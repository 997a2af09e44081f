import type { LedgerRow, StudyType } from '@sextant/contracts';
import { studyTypeWords } from '@sextant/contracts/study-type-words';

const columnWidth = 30;
/** Of a dot with the room around it. */
const dot = 13;
/** Those of app/tokens.css; the words stand in the legend and in each dot's title. */
const fills = [1, 2, 3, 4, 5, 6].map((place) => `var(--study-type-${place})`);
/** Of all kinds that there is no colour left for. */
const otherFill = 'var(--color-ink-faint)';
/** Strongest design first, as the contracts list them. */
const strongestFirst = Object.keys(studyTypeWords) as StudyType[];

/** The works cited, a dot each, by year and kind of study. */
export function YearsAndTypes({ rows }: { rows: LedgerRow[] }) {
  const dated = rows.flatMap(({ citation, id }) =>
    citation?.year ? [{ id, year: citation.year, type: citation.study_type, title: citation.title }] : [],
  );
  if (dated.length < 2) return null;
  const years = [...new Set(dated.map(({ year }) => year))].sort((a, b) => a - b);
  const types = strongestFirst.filter((type) => dated.some((work) => work.type === type));
  const fillOf = (type: StudyType) => fills[types.indexOf(type)] ?? otherFill;
  const legend = [...new Set(types.map(fillOf))].map((fill) => {
    const alike = types.filter((type) => fillOf(type) === fill);
    return { fill, words: alike.map((type) => studyTypeWords[type]).join(', ') };
  });
  const summary = years
    .map((year) => `${year}: ${dated.filter((work) => work.year === year).length}`)
    .join(', ');
  const highest = Math.max(...years.map((year) => dated.filter((work) => work.year === year).length));
  const height = (highest + 0.5) * dot;
  const width = Math.max(years.length * columnWidth, columnWidth * 2);
  return (
    <figure>
      <figcaption className="text-sm font-semibold">Works cited, by year and kind of study</figcaption>
      <div className="mt-2 overflow-x-auto">
        <svg
          role="img"
          aria-label={`Works cited by year: ${summary}`}
          width={width}
          height={height + 18}
          viewBox={`0 0 ${width} ${height + 18}`}
        >
          <line x1="0" x2={width} y1={height} y2={height} stroke="var(--color-line-strong)" />
          {years.map((year, column) => (
            <g key={year}>
              {dated
                .filter((work) => work.year === year)
                .map((work, place) => (
                  <circle
                    key={work.id}
                    cx={column * columnWidth + columnWidth / 2}
                    cy={height - dot * (place + 0.7)}
                    r={dot / 2 - 1.5}
                    fill={fillOf(work.type)}
                  >
                    <title>{`${work.title} (${year}, ${studyTypeWords[work.type]})`}</title>
                  </circle>
                ))}
              <text
                x={column * columnWidth + columnWidth / 2}
                y={height + 13}
                textAnchor="middle"
                fontSize="10"
                fill="var(--color-ink-soft)"
              >
                {column === 0 || year % 100 === 0 || years[column - 1] !== year - 1
                  ? year
                  : `’${String(year).slice(2)}`}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-soft">
        {legend.map(({ fill, words }) => (
          <li key={fill} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ background: fill }} />
            {words}
          </li>
        ))}
      </ul>
    </figure>
  );
}

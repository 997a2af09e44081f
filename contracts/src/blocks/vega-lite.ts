import { z } from 'zod';
import type { BlockFence } from './block-fence.ts';
import { fromJson } from './from-json.ts';
import { withNamedBars } from './vega-bar-names.ts';
import { sideBySide } from './vega-beside.ts';
import { besideData, isObject, mapData, withoutBlanks } from './vega-data.ts';
import { countedYear, withLocalDays } from './vega-dates.ts';
import { withTypedEnds } from './vega-ends.ts';
import { columnsOf, missingField, noNumber, withWholeNames } from './vega-fields.ts';
import { withKinds } from './vega-kinds.ts';
import { refuseSpec } from './vega-limits.ts';
import { inOrderOfData } from './vega-order.ts';
import { withPercent } from './vega-percent.ts';
import { withWholeAxes } from './vega-reach.ts';
import { unshown } from './vega-values.ts';
import { withPlainYears } from './vega-years.ts';

const maxRows = 2_000;

const scalar = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]);
/** A row of data: named scalars. A list of bare values is data too, each as `data`. */
const row = z.union([
  z.record(z.string().max(200), scalar),
  scalar.transform((data): Record<string, z.infer<typeof scalar>> => ({ data })),
]);
const rows = z.array(row).max(maxRows, `At most ${maxRows.toLocaleString('en')} rows of data.`);

/** A chart and its data. */
export const vegaLiteBlock = z.object({
  title: z.string().max(300).nullable(),
  description: z.string().max(2_000).nullable().describe('For screen readers, where the author gave one.'),
  rows: rows.describe('All rows of inline data, for the table behind the chart; at most 2,000.'),
  spec: z
    .record(z.string(), z.unknown())
    .describe('Vega-Lite with inline data only; neither links, pictures, parameters nor its own theme.'),
});
export type VegaLiteBlock = z.infer<typeof vegaLiteBlock>;

interface Taken {
  rows: z.infer<typeof rows>;
  reason: string | null;
}

/** Checks the rows of all data, and gives the spec back without them for the other checks. */
function takeRows(spec: unknown, taken: Taken): unknown {
  return mapData(spec, (list) => {
    const read = rows.safeParse(list);
    if (read.success) taken.rows.push(...read.data);
    else taken.reason ??= `Data: ${read.error.issues[0]?.message ?? 'not a list of rows.'}`;
    return null;
  });
}

const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join(' ');
  return isObject(value) ? textOf(value.text) : null;
};

/** A list of data as its rows. */
const rowsIn = (list: unknown) => rows.safeParse(list).data ?? null;

/** What a chart is made of; a chart without any draws nothing. */
const bodies = ['mark', 'layer', 'hconcat', 'vconcat', 'concat', 'spec'];

function toBlock(written: unknown, context: z.RefinementCtx): z.input<typeof vegaLiteBlock> {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!isObject(written)) return refuse('A chart is a JSON object.');
  // Colours and typefaces are the page's own, so that a chart is legible in light and dark.
  const { $schema: _schema, config: _config, usermeta: _meta, background: _background, ...spec } = written;
  if (!bodies.some((key) => key in spec)) return refuse('Has neither "mark" nor "layer".');
  const taken: Taken = { rows: [], reason: null };
  const reason = refuseSpec(takeRows(spec, taken)) ?? taken.reason;
  if (reason) return refuse(reason);
  if (taken.rows.length === 0) return refuse('Has no data: write them as {"data": {"values": […]}}.');
  const told = besideData(spec, (parts) =>
    withPercent(
      withWholeAxes(
        withPlainYears(withNamedBars(withKinds(parts, taken.rows), taken.rows), taken.rows),
        taken.rows,
      ),
      taken.rows,
    ),
  );
  const bare = mapData(told, () => null);
  const columns = columnsOf(bare, taken.rows);
  const missing = missingField(bare, columns);
  if (missing !== null) return refuse(`No row has "${missing}".`);
  const typed = withTypedEnds(bare);
  const text = noNumber(typed, columns, taken.rows);
  if (text) return refuse(`"${text.cell}" of "${text.field}" is no number.`);
  const reasonOfValues = unshown(typed, columns, taken.rows);
  if (reasonOfValues) return refuse(reasonOfValues);
  const year = countedYear(bare, taken.rows);
  if (year)
    return refuse(`"${year.cell}" of "${year.field}" is drawn as a date and calculated with as a number.`);
  let together: string | null = null;
  const drawn = besideData(withLocalDays(withoutBlanks(told, typed), typed), (parts, listOf) => {
    const apart = sideBySide(parts, (list) => rowsIn(listOf(list)));
    together = apart.reason;
    return withWholeNames(inOrderOfData(apart.spec, taken.rows), columns);
  });
  if (together !== null) return refuse(together);
  return {
    title: textOf(spec.title),
    description: textOf(spec.description),
    rows: taken.rows,
    spec: drawn,
  };
}

/** A chart as engines write it: Vega-Lite as JSON of at most 200,000 characters. */
export const vegaLiteSource = fromJson(200_000).transform(toBlock).pipe(vegaLiteBlock);

export const vegaLiteFence = {
  source: vegaLiteSource,
  when: 'other figures as a chart; Vega-Lite as JSON with its data inline; no url, href, params, config or colours',
  example:
    '{"title": "Events", "data": {"values": [{"arm": "drug", "events": 12}, {"arm": "placebo", "events": 19}]}, "mark": "bar", "encoding": {"x": {"field": "arm", "type": "nominal"}, "y": {"field": "events", "type": "quantitative"}}}',
} satisfies BlockFence;

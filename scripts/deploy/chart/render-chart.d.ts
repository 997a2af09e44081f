/**
 * Renders a chart's templates as `helm template sextant` does, for machines without Helm, in what they use of Go's
 * templates. Stricter in one thing: a value that values.yaml does not name is an error.
 * @param changes what is set beside values.yaml, by `a.b.c`
 * @returns file → text
 */
export declare function renderChart(chart: string, changes?: Readonly<Record<string, unknown>>): Map<string, string>;

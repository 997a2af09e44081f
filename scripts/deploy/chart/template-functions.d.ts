type Value = unknown;
export declare const isTrue: (value: Value) => boolean;
/** Those of Helm's functions that the chart calls; the value of a pipe comes last. */
export declare const functions: Record<string, (...given: Value[]) => Value>;
export {};

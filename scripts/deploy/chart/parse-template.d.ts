/** A value of a template: a path such as `.Values.image.tag` or `$name`, a text, a number, or a pipeline in brackets. */
export type Operand = {
    kind: 'path';
    from: string;
    fields: string[];
} | {
    kind: 'value';
    value: string | number;
} | {
    kind: 'call';
    name: string;
} | {
    kind: 'pipeline';
    commands: Operand[][];
};
export type Node = {
    kind: 'text';
    text: string;
} | {
    kind: 'output';
    pipeline: Operand[][];
} | {
    kind: 'if' | 'with';
    pipeline: Operand[][];
    body: Node[];
    otherwise: Node[];
} | {
    kind: 'range';
    names: string[];
    pipeline: Operand[][];
    body: Node[];
} | {
    kind: 'define';
    name: string;
    body: Node[];
};
/** Takes a Go template apart, as far as the chart uses them. @throws Error at what it does not know */
export declare function parseTemplate(source: string): Node[];

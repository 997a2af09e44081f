import type { Label } from './read-set.ts';
/** What was said of a label, and whether it is what the label says. */
export interface Scored {
    label: Label;
    said: string;
    isRight: boolean;
}
/** Numbers: `stands`, `differs`, `absent`, or `silent` where no judgement was given. */
export declare function scoreNumber(label: Label): Scored;
/** Support: where a label is `absent`, `unsettled` is all that can be said. */
export declare function scoreSupport(label: Label): Scored;

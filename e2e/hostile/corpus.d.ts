import type { HostileAnswer } from './answer.ts';
export declare const corpus: HostileAnswer[];

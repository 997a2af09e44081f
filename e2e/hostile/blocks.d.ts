import { type HostileAnswer } from './answer.ts';
export declare const blocks: HostileAnswer[];

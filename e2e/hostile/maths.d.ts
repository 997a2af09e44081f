import { type HostileAnswer } from './answer.ts';
export declare const maths: HostileAnswer[];

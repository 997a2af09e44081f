import { type HostileAnswer } from './answer.ts';
export declare const links: HostileAnswer[];

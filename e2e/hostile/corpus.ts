import type { HostileAnswer } from './answer.ts';
import { blocks } from './blocks.ts';
import { floods } from './floods.ts';
import { html } from './html.ts';
import { links } from './links.ts';
import { maths } from './maths.ts';
import { mermaid } from './mermaid.ts';
import { svg } from './svg.ts';
import { textTricks } from './text-tricks.ts';
import { vega } from './vega.ts';

/** By what they try. */
const kinds = { html, svg, links, mermaid, vega, maths, blocks, textTricks, floods };

export const corpus: HostileAnswer[] = Object.values(kinds).flat();

import { expect, it } from 'vitest';
import { decodeEntities } from './entities.ts';

it.each([
  ['5&nbsp;mg, 1&thinsp;000 &lt;5 &amp;lt;', '5\u00a0mg, 1\u2009000 <5 &lt;'],
  ['&plusmn; &leq; &ge; &bull; &dagger; &trade; &euro;', '± ≤ ≥ • † ™ €'],
  ['&eacute;tude, M&uuml;ller, Ni&ntilde;o, &Aring;, &scaron;', 'étude, Müller, Niño, Å, š'],
  ['&beta;&#946;&#x3b2;&apos;&quot;', 'βββ\'"'],
  [
    '&xacute2; &constructor; &1acute; &zzz; &acute; &avalueOf; &xacute; &zz;',
    '&xacute2; &constructor; &1acute; &zzz; &acute; &avalueOf; &xacute; &zz;',
  ],
  ['&#0; &#xd800; &#9999999;', '� � �'],
])('%j reads %j', (text, expected) => expect(decodeEntities(text)).toBe(expected));

import { Document, Packer } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { pictureOf } from './pictures.ts';

/** A point, in the units of the file. */
const point = 12_700;

/** How large the file shows a picture that the page showed as large as this, in points. */
async function sizeOf(width: number, height: number) {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
  const children = pictureOf({ language: 'mermaid', source: '', name: 'A', words: 'A', png, width, height });
  const files = unzipSync(new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] }))));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const [, x, y] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [];
  return { width: Number(x) / point, height: Number(y) / point };
}

it.each([
  [300, 150],
  [656, 152],
  [440, 640],
  [980, 300],
])('a picture of %i by %i keeps its proportions and stays on the page', async (width, height) => {
  const shown = await sizeOf(width, height);
  expect(shown.width / shown.height / (width / height)).toBeCloseTo(1, 1);
  expect(shown.width).toBeLessThanOrEqual(486);
  expect(shown.height).toBeLessThanOrEqual(641);
});

it('a tall picture is no smaller than its words can be read', async () => {
  // Words of ten units are seven points high.
  expect((await sizeOf(440, 640)).height / 640).toBeGreaterThanOrEqual(0.69);
});

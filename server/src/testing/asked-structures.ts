import { randomBytes } from 'node:crypto';
import { readdir, readlink, stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { heldMegabytes } from './held-memory.ts';
import type { SourceEmulator } from './source-emulator/source-emulator.ts';
import { heldStructure } from './source-emulator/structures.ts';

/** A structure that no compression makes small: of so many bytes, twice over. */
export const largeStructure = (bytes: number): string =>
  `${heldStructure}\nREMARK ${randomBytes(bytes).toString('hex')}`;

/** What a server has kept of structures in its `DATA_DIR`. */
export async function structuresKept(dataDir: string): Promise<{ names: string[]; bytes: number }> {
  const folder = path.join(dataDir, 'structures');
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return { names, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Kept structures that this process has open, where the system tells. */
export async function structuresOpen(dataDir: string): Promise<string[]> {
  const places = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(places.map((place) => readlink(`/proc/self/fd/${place}`).catch(() => '')));
  return files.filter((file) => file.startsWith(path.join(dataDir, 'structures')));
}

/** So many ask for one of 8 MB and read nothing, and leave in the end: no more of it may be held than is on its way. */
export async function askAndReadNothing(url: string, banks: SourceEmulator, count: number): Promise<void> {
  const body = largeStructure(3_900_000);
  banks.behave('rcsb', { reply: { body } });
  expect(await (await fetch(`${url}/api/v1/structures/rcsb/2A10/`)).text()).toBe(body);
  const before = heldMegabytes();
  const readers = Array.from({ length: count }, () =>
    net.connect(Number(new URL(url).port), '127.0.0.1').pause(),
  );
  for (const reader of readers) {
    reader.on('error', () => {});
    reader.write('GET /api/v1/structures/rcsb/2A10/ HTTP/1.1\r\nhost: sextant.example\r\n\r\n');
    await delay(40);
  }
  await delay(1_000);
  expect(heldMegabytes() - before).toBeLessThan(50);
  for (const reader of readers) reader.destroy();
}

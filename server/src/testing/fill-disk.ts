import { appendFile, statfs } from 'node:fs/promises';
import { expect } from 'vitest';

/** Writes until nothing more fits. */
export async function fillDisk(disk: string, file: string): Promise<void> {
  for (let size = 1 << 20; size >= 512; size >>= 1)
    while (
      await appendFile(file, Buffer.alloc(size)).then(
        () => true,
        () => false,
      )
    );
  expect((await statfs(disk)).bavail).toBe(0);
}

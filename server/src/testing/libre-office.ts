import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = process.env.SOFFICE ?? 'soffice';

/** Whether LibreOffice is installed: `soffice`, or what `SOFFICE` names. */
export const hasLibreOffice = (): Promise<boolean> =>
  run(program, ['--headless', '--version']).then(
    () => true,
    () => false,
  );

/** A document as LibreOffice lays it out. @throws Error when it cannot open it */
export async function toPdf(docx: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sextant-soffice-'));
  try {
    const file = path.join(folder, 'document.docx');
    await writeFile(file, docx);
    await run(program, ['--headless', '--convert-to', 'pdf', '--outdir', folder, file], { timeout: 180_000 });
    return new Uint8Array(await readFile(path.join(folder, 'document.pdf')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

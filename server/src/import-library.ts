import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { type ImportProgress, importFile } from './literature/sources/library/import/import-file.ts';
import { openLibrary } from './literature/sources/library/import/open-library.ts';
import { knownEndings } from './literature/sources/library/import/read-file.ts';
import { StartError } from './platform/process/start-error.ts';

const usage = `Usage: npm run library:import -- FILE…
Reads PubMed XML, RIS and BibTeX (${knownEndings.join(', ')}, also .gz) into the library.
An import that was interrupted is simply run again: nothing comes in twice.`;

/** Imports files from the command line. Ends with 1 where a file could not be read. */
async function main(files: string[]): Promise<number> {
  if (files.length === 0) {
    console.error(usage);
    return 1;
  }
  const config = readConfig(process.env);
  const log = pino({ level: 'warn' });
  const { close, database } = await openLibrary(config, log);
  const interrupted = new AbortController();
  process.once('SIGINT', () => {
    console.error('\nStopping with what was read stored; a second Ctrl+C stops at once.');
    interrupted.abort();
  });
  try {
    let failed = 0;
    for (const file of files) {
      if (interrupted.signal.aborted) break;
      try {
        const result = await importFile(database.$client, file, {
          signal: interrupted.signal,
          onProgress: (progress) => showProgress(file, progress),
          onSkipped: (place, reason) => console.error(`\nSkipped ${place}: ${reason}`),
        });
        console.log(`${process.stdout.isTTY ? '\n' : ''}Finished ${summary(file, result)}`);
      } catch (error) {
        failed += 1;
        console.error(`\n${file}: ${(error as Error).message}`);
      }
    }
    return failed > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

function summary(file: string, { read, added, updated, unchanged, skipped }: ImportProgress): string {
  return `${file}: ${read} read, ${added} added, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped`;
}

/** One line that moves on a terminal, a line a batch in a log. */
function showProgress(file: string, progress: ImportProgress) {
  process.stdout.write(
    process.stdout.isTTY ? `\r${summary(file, progress)}` : `${summary(file, progress)}\n`,
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

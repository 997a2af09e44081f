import { existsSync } from 'node:fs';
import path from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { unpackedChromium } from './unpacked-chromium.ts';

/** Commands of an installed Chrome or Chromium. */
const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/**
 * Arguments of the package's own Chromium that a test must do without: in a single process the browser dies with its
 * first closed window, without web security no test could tell whether our policies hold, and without a zygote each
 * page's process starts from nothing instead of being forked (a twentieth of the processor time of a test file).
 */
const unwanted = [
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--no-zygote',
];

/** Those that imitate a graphics processor; drawn without one, a page costs a fifth less. */
const graphics = [
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * Parts of a page near the window are else drawn ahead by tasks of the lowest priority, and one that ends last of those that
 * a page waits for does not always wake it: the page then draws no frame any more (docs/decisions/tools.md). Put off, each
 * part is drawn when it is needed.
 */
const asNeeded = ['--disable-best-effort-tasks'];

/**
 * The browser that comes as an npm package: a shell without windows, which takes half the processor time of an installed
 * one, and the same on every machine. Where it does not run, an installed Chrome or Chromium.
 */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await launchPackaged();
  } catch (error) {
    const installed = await launchInstalled();
    if (installed) return installed;
    throw error;
  }
}

async function launchPackaged(): Promise<Browser> {
  return chromium.launch({
    executablePath: await unpackedChromium(),
    args: [
      ...sparticuz.args.filter((argument) => ![...unwanted, ...graphics].includes(argument)),
      '--disable-gpu',
      ...asNeeded,
    ],
  });
}

async function launchInstalled(): Promise<Browser | null> {
  for (const executablePath of installedBrowsers()) {
    // A command may be a stand-in that only tells how to install the browser.
    const browser = await chromium.launch({ executablePath, args: asNeeded }).catch(() => null);
    if (browser) return browser;
  }
  return chromium.launch({ channel: 'chrome', args: asNeeded }).catch(() => null);
}

function installedBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .filter((file) => existsSync(file));
}

import type { Page } from 'playwright-core';
import { ask, waitForEnd } from '../../e2e/support/chat.ts';
import type { Product } from './product.ts';

/** Packages that draw, by where they are installed, with what they bring along. */
const drawing =
  /node_modules\/((?:vega|vega-[\w-]+|mermaid|@mermaid-js\/[\w-]+|cytoscape[\w-]*|d3-[\w-]+|3dmol|smiles-drawer|katex))\//;

interface FirstLoad {
  route: string;
  /** Scripts in the order of their requests. */
  scripts: { address: string; kilobytes: number; modules: number; drawing: string[] }[];
  /** Scripts that the build does not list as its chunks: their modules are not known. */
  unknown: string[];
}

const packagesIn = (modules: string[]) => [
  ...new Set(modules.flatMap((module) => drawing.exec(module)?.[1] ?? [])),
];

/** Packages that draw in all of the build's chunks, which shows that they would be found. Workers are bundled apart. */
export const drawingPackages = ({ modulesOf }: Product): string[] =>
  packagesIn([...modulesOf.values()].flat()).sort();

async function loadAnew(
  { modulesOf, url }: Product,
  page: Page,
  route: string,
  address: string,
): Promise<FirstLoad> {
  const fetched = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin !== url || !pathname.endsWith('.js')) return;
    fetched.set(pathname, 0);
    fetched.set(pathname, (await response.body()).length / 1_000);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const scripts = [...fetched].flatMap(([script, kilobytes]) => {
    const modules = modulesOf.get(script);
    return modules
      ? [{ address: script, kilobytes, modules: modules.length, drawing: packagesIn(modules) }]
      : [];
  });
  return { route, scripts, unknown: [...fetched.keys()].filter((script) => !modulesOf.has(script)) };
}

/** What each page fetches for somebody who comes with an empty cache, where no answer holds a block. */
export async function firstLoads(product: Product): Promise<FirstLoad[]> {
  product.willAnswer('A short answer in **plain** words.');
  const asking = await product.open('/dashboard');
  await ask(asking, 'In words?');
  await asking.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(asking);
  const session = new URL(asking.url()).pathname;
  const storageState = await asking.context().storageState();
  await asking.close();
  const loads: FirstLoad[] = [];
  for (const [route, address] of [
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/:id', session],
  ] as const) {
    // Signed in, `/` leads on to the dashboard.
    const context = await product.browser.newContext({
      baseURL: product.url,
      ...(address !== '/' && { storageState }),
    });
    loads.push(await loadAnew(product, await context.newPage(), route, address));
    await context.close();
  }
  return loads;
}

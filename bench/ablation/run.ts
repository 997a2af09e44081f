/**
 * Takes out each rule and pattern of what reads quantities and judges numbers and support, one at a time, and says how
 * many judgements that moves: `node bench/ablation/run.ts [part of a file's name …]`. What moves nothing on anything
 * that is labelled is listed at the end. Registered claims count too where the shared data are here.
 */
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Unit, unitsOf } from './units.ts';

const root = path.resolve(import.meta.dirname, '../..');
const asked = process.argv.slice(2);
const folders = [
  'reading/lexicon/{effect,outcome}-words.ts',
  'reading/quantities/*.ts',
  'reading/abstracts/*.ts',
  'citations/{numbers,support}/*.ts',
];
const files = folders
  .flatMap((pattern) => globSync(`${root}/server/src/${pattern}`))
  .filter(
    (file) => !file.endsWith('.test.ts') && (asked.length === 0 || asked.some((part) => file.includes(part))),
  );

/** Which variant is being loaded, and what stands in its file. */
let variant = 0;
let unit: Unit | null = null;

// Each variant gets modules of its own: its number is part of their addresses.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isOurs = /\/(?:server\/src\/(?:reading|citations)|bench\/ablation\/judge)/.test(found.url);
    return isOurs && found.url.endsWith('.ts') ? { ...found, url: `${found.url}?variant=${variant}` } : found;
  },
  load(url, context, next) {
    const [address = ''] = url.split('?');
    const loaded = next(address, context);
    if (!unit || address !== pathToFileURL(unit.file).href) return loaded;
    const inner = next(address, { ...context });
    return { ...inner, source: stripped(unit.without) };
  },
});

/** Types are stripped here: what a hook hands on is taken as it is. */
function stripped(source: string): string {
  return process.getBuiltinModule('node:module').stripTypeScriptTypes(source);
}

async function judgeAll(): Promise<Map<string, { said: string; isRight: boolean }>> {
  variant += 1;
  const { judgements } = (await import('./judge.ts')) as typeof import('./judge.ts');
  return judgements();
}

const whole = await judgeAll();
const idle: Unit[] = [];
console.log(`${whole.size} judgements, ${[...whole.values()].filter(({ isRight }) => isRight).length} right`);
for (const one of files.flatMap(unitsOf)) {
  unit = one;
  const name = `${path.relative(root, one.file)}:${one.line}`;
  try {
    const without = await judgeAll();
    const moved = [...whole].filter(([id, { said }]) => without.get(id)?.said !== said);
    const better = moved.filter(([id]) => without.get(id)?.isRight).length;
    const worse = moved.filter(([, { isRight }]) => isRight).length;
    if (moved.length === 0) idle.push(one);
    else
      console.log(
        `${name}: moves ${moved.length}, ${worse} right ones lost, ${better} gained  ${short(one)}`,
      );
  } catch (error) {
    console.log(`${name}: cannot be taken out (${String(error).slice(0, 60)})  ${short(one)}`);
  }
}
console.log(`\n${idle.length} move nothing:`);
for (const one of idle) console.log(`  ${path.relative(root, one.file)}:${one.line}  ${short(one)}`);

function short({ written }: Unit): string {
  return written.replace(/\s+/g, ' ').slice(0, 90);
}

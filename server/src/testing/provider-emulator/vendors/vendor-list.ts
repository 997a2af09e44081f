import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { deepseek } from './deepseek.ts';
import { gemini } from './gemini.ts';
import { mistral } from './mistral.ts';
import type { EmulatedVendor } from './vendor.ts';
import { xai } from './xai.ts';

const vendors: readonly EmulatedVendor[] = [mistral, gemini, claude, chatgpt, xai, deepseek];

/** @throws Error when no such vendor is emulated */
export function findVendor(engine: string): EmulatedVendor {
  const vendor = vendors.find((each) => each.engine === engine);
  if (!vendor) throw new Error(`No vendor is emulated for the engine "${engine}"`);
  return vendor;
}

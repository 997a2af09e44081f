import { startProviderEmulator } from './provider-emulator.ts';

/**
 * The emulator in a process of its own, for benchmarks and for trying things out:
 * `node server/src/testing/provider-emulator/main.ts [port]`. Its first line says where it listens.
 */
const emulator = await startProviderEmulator(Number(process.argv[2] ?? 0));
console.log(emulator.url);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void emulator.close().then(() => process.exit()));

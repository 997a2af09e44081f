import type { Citation } from '@sextant/contracts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { LedgerCheck } from '../citations/ledger/ledger-keeper.ts';
import { type LedgerWorld, mentionsIn, startLedgerWorld } from './ledger-world.ts';
import type { Behaviour } from './source-emulator/behaviour.ts';

interface KnownWorks {
  /** What the services hold as each test begins. */
  held?: readonly Citation[];
  inLibrary?: readonly Citation[];
}

/** One for all tests of a file, whose sources forget before each what they were told. `known` is asked as it starts. */
export function ledgerWorldForFile(known: () => KnownWorks = () => ({})) {
  let started: LedgerWorld | undefined;
  beforeAll(async () => {
    started = await startLedgerWorld(known().inLibrary ?? []);
  });
  beforeEach(() => {
    world().emulator.reset();
    world().emulator.hold(known().held ?? []);
  });
  afterAll(() => started?.close());
  const world = () => {
    if (!started) throw new Error('There is no world yet: there is one from `beforeAll` on');
    return started;
  };
  const check: LedgerWorld['check'] = (...args) => world().check(...args);
  return {
    get emulator() {
      return world().emulator;
    },
    check,
    everywhere: (behaviour: Behaviour) => world().everywhere(behaviour),
    /** What is made of an answer with one mention. */
    async onlyOne(text: string, more?: Partial<LedgerCheck>) {
      const ledger = await check(text, more);
      const mentions = mentionsIn(ledger);
      expect(ledger.rows).toHaveLength(1);
      const [first] = mentions as [(typeof mentions)[number]];
      return { ...first, mentions };
    },
  };
}

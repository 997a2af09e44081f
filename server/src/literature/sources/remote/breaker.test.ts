import { describe, expect, it } from 'vitest';
import { Breaker } from './breaker.ts';

function clocked() {
  const clock = { now: 0 };
  return { clock, breaker: new Breaker('pubmed', () => clock.now) };
}

describe('leaving a failing service alone', () => {
  it('forgives one failure', () => {
    const { breaker } = clocked();
    breaker.fail('unreachable');
    expect(() => breaker.check()).not.toThrow();
  });

  it('rests after two, longer each time, never longer than two minutes, and tries it with one request', () => {
    const { breaker, clock } = clocked();
    breaker.fail('unreachable');
    for (const rest of [15, 30, 60, 120, 120]) {
      breaker.fail('timeout');
      clock.now += rest * 1_000 - 1;
      expect(() => breaker.check()).toThrow('pubmed: timeout');
      clock.now += 1;
      expect(() => breaker.check()).not.toThrow();
      expect(() => breaker.check()).toThrow('pubmed: timeout');
    }
  });

  it('forgets failures when the service answers', () => {
    const { breaker, clock } = clocked();
    breaker.fail('unreachable');
    breaker.fail('unreachable');
    clock.now += 15_000;
    breaker.check();
    breaker.succeed();
    breaker.fail('unreachable');
    expect(() => breaker.check()).not.toThrow();
  });
});

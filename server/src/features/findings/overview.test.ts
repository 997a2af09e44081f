import { type Overview, routes, type Turn, type TurnEvent, turnEvent } from '@sextant/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  databaseForFile,
  providersForFile,
  serversForTests,
  sourcesForFile,
} from '../../testing/for-file.ts';
import { makeCitation } from '../../testing/make-citation.ts';
import type { TestApp, TestAppOptions } from '../../testing/test-app.ts';
import { signUpTestUser } from '../../testing/test-user.ts';

const six = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
const question = 'Does metformin lower cardiovascular mortality?';
const trial = makeCitation('Metformin and cardiovascular mortality in type 2 diabetes', {
  pmid: '30000001',
  abstract:
    'RESULTS: The hazard ratio for cardiovascular death was 0.78 (95% CI 0.65 to 0.93) among 1704 patients.\nCONCLUSIONS: Metformin lowered cardiovascular mortality.',
});
const yes =
  'Yes, metformin lowers cardiovascular mortality in type 2 diabetes [1]. The hazard ratio for cardiovascular death was 0.78 (95% CI 0.65 to 0.93) [1].';
const no = 'No. Metformin does not lower cardiovascular mortality in type 2 diabetes [1].';

const database = databaseForFile();
const providers = providersForFile();
const services = sourcesForFile();
const startServer = serversForTests(database);

beforeEach(() => {
  providers.reset();
  services.reset();
  services.hold([trial]);
  for (const engine of six) providers.script(engine, { text: engine === 'xai' ? no : yes });
});

const start = (environment: Record<string, string> = {}, parts: TestAppOptions['parts'] = {}) =>
  startServer({
    environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on', ...environment },
    parts,
  });
const overviewsOf = (events: TurnEvent[]): Overview[] =>
  events.flatMap((event) => (event.type === 'overview-updated' ? [event.overview] : []));
const lastOf = (events: TurnEvent[]) => overviewsOf(events).at(-1) as Overview;

/** How ledger and overview stood once all answers had ended, and what came of them then. */
function foundAtTheEnd(events: TurnEvent[]): string[] {
  const end = events.findIndex(({ type }) => type === 'findings-changed');
  return events.slice(end).map((event) => {
    if (event.type !== 'findings-changed') return event.type;
    const { ledger, overview } = event.findings;
    return `ledger ${ledger.state}, overview ${overview.state}`;
  });
}

/** How many overviews threads have been at work on. */
async function overviewsBegun({ url }: TestApp): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const counts = figures.matchAll(
    /^sextant_thread_run_seconds_count\{[^}]*threads="overviews"[^}]*\} (\d+)/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('the overview of a turn', () => {
  it('comes together with its ledger', async () => {
    const user = await signUpTestUser((await start()).url);
    // Threads have begun by then.
    await (await user.ask(question)).all();
    const events = await (await user.ask(question)).all();
    expect(foundAtTheEnd(events)).toEqual([
      'ledger pending, overview pending',
      'citations-checked',
      'overview-updated',
      'ledger ready, overview ready',
      'turn-end',
    ]);
  });

  it('that takes longer keeps no ledger back, and is not begun a second time', async () => {
    const server = await start({}, { overviewMs: 0 });
    const user = await signUpTestUser(server.url);
    // Long ones, so that they are still being compared when the job begins that is to do so.
    const long = Array.from({ length: 1_500 }, (_, at) => `${yes} In ${at} adults it did.`).join(' ');
    for (const engine of six) providers.script(engine, { text: long.slice(0, 40_000), chunkSize: 100_000 });
    const events = await (await user.ask(question)).all();
    const [first, ...found] = foundAtTheEnd(events);
    expect(first).toBe('ledger pending, overview pending');
    // A check that takes over two seconds, on a busy machine, has an overview without it before.
    expect(found.slice(found.indexOf('citations-checked'))).toEqual([
      'citations-checked',
      'ledger ready, overview pending',
      'overview-updated',
      'ledger ready, overview ready',
      'turn-end',
    ]);

    const { turn_id } = events[0] as { turn_id: string };
    const before = await overviewsBegun(server);
    await user.post(`/api/v1/chat/turns/${turn_id}/check/`, {});
    // The reply waits for ten seconds at most.
    await expect.poll(() => overviewsBegun(server)).toBe(before + 1);
  });

  it('is made again as each answer ends, and kept with the turn', async () => {
    const user = await signUpTestUser((await start()).url);
    const events = await (await user.ask(question)).all();
    for (const event of events) expect(turnEvent.parse(event)).toEqual(event);
    const counts = overviewsOf(events).map(({ answered }) => answered.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));

    const overview = lastOf(events);
    expect(overview).toMatchObject({ asked: 6, answered: six, question_kind: 'yes-no' });
    expect(overview.judgement).toMatchObject({
      state: 'none',
      judge: null,
      missing: { why: 'off' },
    });
    expect(overview.engines.map(({ engine, verdict }) => [engine, verdict])).toEqual(
      six.map((engine) => [engine, engine === 'xai' ? 'no' : 'yes']),
    );
    for (const { engine, passage } of overview.engines) {
      const text = engine === 'xai' ? no : yes;
      expect(text.slice(passage?.from, passage?.to)).not.toBe('');
    }
    expect(overview.literature.verdicts).toMatchObject([{ verdict: 'yes', cited_by: six }]);
    const [row, ...others] = overview.studies.rows;
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      work: 'pmid:30000001',
      outcome: 'cardiovascular death',
      effect: { kind: 'hazard-ratio', value: 0.78, low: 0.65, high: 0.93 },
    });
    expect(trial.abstract?.slice(row?.passage?.from, row?.passage?.to)).toContain('0.78');
    expect(row?.cells.map(({ engine, state }) => [engine, state])).toEqual(
      six.map((engine) => [engine, engine === 'xai' ? 'no-number' : 'same-number']),
    );

    const { session_id, turn_id } = events[0] as { session_id: string; turn_id: string };
    const detail = routes.session.reply.parse(await user.get(`/api/v1/chat/sessions/${session_id}/`));
    expect(detail.conversations[0]?.overview).toEqual(overview);
    const [snapshot] = await (await user.follow(turn_id)).all();
    expect((snapshot as { turn: Turn }).turn.overview).toEqual(overview);
  });

  it('of two of six says so, whatever hangs or fails', async () => {
    for (const engine of ['claude', 'chatgpt']) providers.script(engine, { fail: 'key' });
    for (const engine of ['xai', 'deepseek']) providers.script(engine, { hang: 3 });
    const user = await signUpTestUser((await start()).url);
    const stream = await user.ask(question);
    const { overview: two } = await stream.until<TurnEvent & { type: 'overview-updated' }>(
      (event) =>
        event.type === 'overview-updated' &&
        event.overview.answered.length === 2 &&
        event.overview.engines.filter(({ reason }) => reason === 'Still answering.').length === 2,
    );
    expect(two.answered).toEqual(['mistral', 'gemini']);
    expect(two.asked).toBe(6);
    expect(two.engines.find(({ engine }) => engine === 'xai')).toMatchObject({ verdict: 'no-answer' });
  });

  it('reads no verdict of an answer that is not whole, and quotes it', async () => {
    providers.script('claude', { text: yes, finish: 'length' });
    providers.script('chatgpt', { text: yes, chunkSize: 40, cutAfter: 3 });
    const user = await signUpTestUser((await start()).url);
    const events = await (await user.ask(question)).all();
    const failed = expect.objectContaining({ engine: 'chatgpt', state: 'failed' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'answer-error', answer: failed }));
    const { answered, engines } = lastOf(events);
    expect(answered).toEqual(six);
    expect(engines.map(({ engine, verdict }) => [engine, verdict])).toEqual([
      ['mistral', 'yes'],
      ['gemini', 'yes'],
      ['claude', null],
      ['chatgpt', null],
      ['xai', 'no'],
      ['deepseek', 'yes'],
    ]);
    expect(engines[2]).toMatchObject({
      reason: expect.stringContaining('incomplete'),
      passage: null,
      bottom_line: { text: expect.stringMatching(/^Yes, metformin lowers/) },
    });
  });

  it('claims by rules neither that sentences agree nor that they contradict one another', async () => {
    // The answers of six engines, of which five say the opposite of the sixth.
    const user = await signUpTestUser((await start()).url);
    const overview = lastOf(await (await user.ask(question)).all());
    expect(overview.judgement.judge).toBeNull();
    expect(overview.statements).toEqual([]);
    expect(overview.synthesis).toEqual([]);
  });

  it('says of each study and outcome how each engine gives its number', async () => {
    services.hold([
      makeCitation('Metformin, cardiovascular mortality and stroke: a randomised trial', {
        pmid: '30000007',
        study_type: 'randomized-trial',
        n: 900,
        abstract:
          'METHODS: In earlier trials the hazard ratio for dementia was 0.70.\nRESULTS: The hazard ratio for stroke was 0.85 (95% CI 0.74 to 0.98), and the hazard ratio for cardiovascular death was 0.91 (95% CI 0.80 to 1.04).\nCONCLUSIONS: Metformin reduced stroke (hazard ratio 0.85).',
      }),
    ]);
    const user = await signUpTestUser((await start()).url);
    const cellsFor = async (text: string) => {
      providers.script('mistral', { text });
      const { studies } = lastOf(await (await user.ask(question)).all());
      const rows = studies.rows.filter(({ work }) => work === 'pmid:30000007');
      expect(rows.map(({ outcome }) => outcome)).toEqual(['stroke', 'cardiovascular death']);
      return rows.map(({ cells }) => [cells[0]?.state, cells[0]?.stated]);
    };
    const none = ['no-number', null];
    expect(await cellsFor('In one trial the hazard ratio for stroke was 0.85 (PMID 30000007).')).toEqual([
      ['same-number', '0.85'],
      none,
    ]);
    expect(await cellsFor('The hazard ratio for stroke was 0.58 (PMID 30000007).')).toEqual([
      ['other-number', '0.58'],
      none,
    ]);
    // The sentence beside the one that cites it, where nothing else is cited.
    expect(
      await cellsFor('The hazard ratio for stroke was 0.85. That was one trial (PMID 30000007).'),
    ).toEqual([['same-number', '0.85'], none]);
    expect(
      await cellsFor('The hazard ratio for stroke was 0.58. That was one trial (PMID 30000007).'),
    ).toEqual([['other-number', '0.58'], none]);
    // A table's works stand in a column of their own.
    expect(
      await cellsFor(
        '| Work | Outcome | Effect |\n|---|---|---|\n| PMID 30000007 | cardiovascular death | HR 0.91 (0.80–1.04) |',
      ),
    ).toEqual([none, ['same-number', expect.stringContaining('0.91 (0.80–1.04')]]);
    expect(await cellsFor('A trial looked at it (PMID 30000007).')).toEqual([none, none]);
  });

  it('draws studies side by side for one outcome and measure only, one row each, none that was retracted', async () => {
    const hazard = (value: string, of: string) =>
      `RESULTS: The hazard ratio for ${of} was ${value} (95% CI 0.50 to 1.50).`;
    const held = (number: number, abstract: string, rest = {}) =>
      makeCitation(`Metformin and cardiovascular mortality, trial ${number}`, {
        pmid: `3000001${number}`,
        abstract,
        ...rest,
      });
    services.hold([
      held(1, hazard('0.81', 'death from any cause')),
      held(2, `${hazard('0.82', 'death from any cause')} ${hazard('0.83', 'all-cause mortality')}`),
      held(3, hazard('0.84', 'cardiovascular death')),
      held(4, hazard('0.85', 'death from any cause'), { status: 'retracted' }),
      held(5, hazard('0.86', 'death from any cause').replace('hazard', 'odds')),
    ]);
    const text = [1, 2, 3, 4, 5].map((number) => `It was tried (PMID 3000001${number}).`).join(' ');
    providers.script('mistral', { text });
    const user = await signUpTestUser((await start()).url);
    const { studies } = lastOf(await (await user.ask(question)).all());
    const byId = new Map(studies.rows.map((row) => [row.id, row]));
    const drawn = studies.plots.map(({ rows }) =>
      rows.map((id) => `${byId.get(id)?.work} ${byId.get(id)?.effect?.value}`).sort(),
    );
    expect(drawn.sort()).toEqual([
      ['pmid:30000001 0.78', 'pmid:30000013 0.84'],
      ['pmid:30000011 0.81', 'pmid:30000012 0.82'],
    ]);
  });

  it('on an open question quotes each engine, and puts together only who says the same word for word', async () => {
    const first = 'Metformin is the usual first choice in type 2 diabetes [1].';
    const other = 'The usual first choice in type 2 diabetes is metformin [1].';
    for (const engine of six) providers.script(engine, { text: engine === 'xai' ? other : first });
    const user = await signUpTestUser((await start()).url);
    const overview = lastOf(await (await user.ask('Which drug is given first in type 2 diabetes?')).all());
    expect(overview.question_kind).toBe('open');
    expect(overview.positions.map(({ engines, text }) => ({ engines, text }))).toEqual([
      {
        engines: six.filter((engine) => engine !== 'xai'),
        text: 'Metformin is the usual first choice in type 2 diabetes.',
      },
      { engines: ['xai'], text: 'The usual first choice in type 2 diabetes is metformin.' },
    ]);
  });

  it('on an open question quotes neither small talk nor a row of works, and leaves out who says nothing', async () => {
    const says = 'Metformin is the usual first choice in type 2 diabetes [1].';
    const lead = 'Metformin is the usual first choice in type 2 diabetes.';
    const row = '(PMID 30000001) (PMID 30000002) (PMID 30000003) (PMID 30000004) (PMID 30000005)';
    for (const [engine, text] of [
      ['mistral', `Great question, and thank you very much for asking it! ${says}`],
      ['gemini', `${row}\n\n${says}`],
      ['claude', `Okay, the question concerns the evidence base, so I will structure the reply. ${says}`],
      ['chatgpt', row],
      ['xai', 'Let us take a careful look at the research together.'],
      ['deepseek', `That is an important question, and one where guidance has evolved.\n\n${says}`],
    ] as const)
      providers.script(engine, { text });
    const user = await signUpTestUser((await start()).url);
    const overview = lastOf(await (await user.ask('Which drug is given first in type 2 diabetes?')).all());
    expect(overview.answered).toEqual(six);
    expect(overview.positions.map(({ engines, text }) => ({ engines, text }))).toEqual([
      { engines: ['mistral', 'gemini', 'claude', 'deepseek'], text: lead },
    ]);
  });

  it('comes without any source too', async () => {
    const user = await signUpTestUser((await start({ EVIDENCE: 'off' })).url);
    const overview = lastOf(await (await user.ask(question)).all());
    expect(overview.answered).toEqual(six);
    expect(overview.literature).toEqual({ verdicts: [], left_out: [] });
  });

  it('leaves retracted works out and lists them', async () => {
    services.hold([{ ...trial, status: 'retracted' }]);
    const user = await signUpTestUser((await start()).url);
    const { literature } = lastOf(await (await user.ask(question)).all());
    expect(literature.verdicts).toEqual([]);
    expect(literature.left_out).toMatchObject([{ why: 'retracted', cited_by: six }]);
  });
});

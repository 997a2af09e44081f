import type { Logger } from 'pino';
import type { Database } from '../../platform/db/client.ts';
import { isValueRefused } from '../../platform/db/is-value-refused.ts';
import { type Batch, ofAnswer, ofTurn, type Part, rowsOf, stateOf } from './flush-batch.ts';
import type { LiveAnswer, LiveTurn } from './live-turn.ts';
import { leaseSeconds, longestLeaseSeconds } from './store-question.ts';
import type { TurnMetrics } from './turn-metrics.ts';
import { objectedEngine } from './withdrawn-objections.ts';

/** How often new text is written. Killing the process loses at most this much, and one statement's time. */
const flushInterval = 250;

/** What another process asked of a turn that this one runs. */
export interface TurnRequest {
  turnId: string;
  engine: string;
  /** The attempt that the request was seen with. The statement sees the rows as they were before its own changes. */
  attempt: number;
  stopRequested: boolean;
  retryRequested: boolean;
}

export interface FlusherOptions {
  database: Database;
  log: Logger;
  metrics: Pick<TurnMetrics, 'flushFailed'>;
  live: ReadonlyMap<string, LiveTurn>;
  /** Turns that are being stored or taken, by the runs that they are for: their leases are renewed too. */
  begun: ReadonlyMap<string, readonly string[]>;
  /** Called with turns that another run has taken over. */
  onLost(turns: LiveTurn[]): void;
  /** Called when the database has said whose all turns are, to a question asked at that moment. */
  onConfirmed(askedAt: number): void;
  onRequests(requests: TurnRequest[]): void;
  /** Called with an answer that PostgreSQL does not take, whatever it is written with. It must be given other values. */
  onUnstorable(turn: LiveTurn, answer: LiveAnswer): void;
}

/**
 * The one writer of running turns. Every 250 ms a single statement writes the new text and the changed states of all
 * of them, renews their leases and brings back what other processes asked for. A turn whose lease went to another
 * run is written by that one alone: every part of the statement asks for the run, of rows that it has locked first.
 */
export class Flusher {
  readonly #options: FlusherOptions;
  /** Answers whose state is newer here than in the database. */
  readonly #changed = new Set<LiveAnswer>();
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #failing = false;

  constructor(options: FlusherOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush().catch(() => {}), flushInterval);
    this.#timer.unref();
  }

  /** Marks an answer's state as changed. */
  changed(answer: LiveAnswer): void {
    this.#changed.add(answer);
  }

  /** Resolves when all that stands now is in the database. */
  async flush(): Promise<void> {
    // What is being written right now may be older than what the caller wants to see written.
    await this.#running?.catch(() => {});
    this.#running ??= this.#write().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #write(): Promise<void> {
    const { begun, live, onConfirmed } = this.#options;
    const askedAt = performance.now();
    const turns = [...live.values()];
    if (turns.length === 0 && begun.size === 0) return onConfirmed(askedAt);
    const batch: Batch = {
      turns,
      // One that another has taken the place of has the same row.
      changed: turns.flatMap(({ answers }) => [...answers.values()].filter((one) => this.#changed.has(one))),
      pieces: turns.flatMap((turn) => turn.takePieces().map((piece) => ({ turn, piece }))),
    };
    this.#changed.clear();
    try {
      await this.#storeOrKeep(batch, async (error) => {
        this.#options.log.warn({ err: error }, 'a value is refused: running turns are stored one by one');
        await this.#storeApart(
          turns.map((turn) => ofTurn(batch, turn)),
          (part) => this.#storeTurn(part),
        );
        // What was put in the place of the refused values.
        await this.#write();
      });
    } catch (error) {
      // On a full disk a lease still finds room where text does not. A run that cannot hold on to its turns while
      // others can take them would have the engines asked again.
      await this.#store({ turns, changed: [], pieces: [] }).then(
        () => onConfirmed(askedAt),
        () => {},
      );
      throw error;
    }
    onConfirmed(askedAt);
  }

  async #storeTurn(batch: Batch): Promise<void> {
    const [turn] = batch.turns as [LiveTurn];
    const { log, onUnstorable } = this.#options;
    await this.#storeOrKeep(batch, () =>
      this.#storeApart(
        [...turn.answers.values()].map((answer) => ofAnswer(batch, turn, answer)),
        (part) =>
          this.#storeOrKeep(part, async (error) => {
            for (const answer of part.answers) {
              const { engine } = answer.summary;
              log.error({ err: error, turn: turn.head.turnId, engine }, 'an answer cannot be stored');
              onUnstorable(turn, answer);
            }
          }),
      ),
    );
  }

  /** Stores parts one after the other; what is left when the database goes away is kept. @throws what it does then */
  async #storeApart(parts: readonly Part[], store: (part: Part) => Promise<void>): Promise<void> {
    let failure: { error: unknown } | null = null;
    for (const part of parts)
      if (failure) this.#keep(part);
      else
        await store(part).catch((error: unknown) => {
          failure = { error };
        });
    if (failure) throw (failure as { error: unknown }).error;
  }

  /**
   * Writes a batch, or keeps it for later where the database cannot.
   * @param onRefused called where the database refuses a value of the batch
   * @throws what the database does where it is not for a value
   */
  async #storeOrKeep(batch: Batch, onRefused: (error: unknown) => Promise<void>): Promise<void> {
    const { log, metrics } = this.#options;
    try {
      await this.#store(batch);
      if (this.#failing) log.info('answers are being stored again');
      this.#failing = false;
    } catch (error) {
      if (isValueRefused(error)) return onRefused(error);
      this.#keep(batch);
      metrics.flushFailed();
      if (!this.#failing)
        log.warn({ err: error }, 'answers cannot be stored at the moment; they are kept in memory');
      this.#failing = true;
      throw error;
    }
  }

  #keep({ changed, pieces }: Batch): void {
    for (const { piece, turn } of pieces) turn.keepPieces([piece]);
    for (const answer of changed) this.#changed.add(answer);
  }

  async #store({ changed, pieces, turns }: Batch): Promise<void> {
    const { begun, database, onLost, onRequests } = this.#options;
    const written = new Set(
      [...changed, ...pieces.flatMap(({ piece: { portions } }) => portions.map(({ answer }) => answer))].map(
        ({ id }) => id,
      ),
    );
    const ours = [
      ...turns.map(({ answers, head: { run, turnId } }) => ({
        id: turnId,
        run,
        is_written: [...answers.values()].some(({ id }) => written.has(id)),
      })),
      ...[...begun].flatMap(([run, ids]) => ids.map((id) => ({ id, run, is_written: false }))),
    ];
    const { rows } = await database.$client.query<ReplyRow>({
      name: 'flush-turns',
      text: flushStatement,
      values: [
        JSON.stringify(ours),
        leaseSeconds,
        JSON.stringify(changed.map(stateOf)),
        JSON.stringify(pieces.flatMap(rowsOf)),
      ],
    });
    const owned = new Set(rows.map((row) => row.turn_id));
    const lost = turns.filter(({ ends, head }) => ends === 0 && !owned.has(head.turnId));
    if (lost.length > 0) onLost(lost);
    const requests = rows.flatMap(toRequest);
    if (requests.length > 0) onRequests(requests);
  }
}

interface ReplyRow {
  turn_id: string;
  engine: string | null;
  attempt: number | null;
  stop_requested: boolean | null;
  retry_requested: boolean | null;
}

const toRequest = (row: ReplyRow): TurnRequest[] =>
  row.engine
    ? [
        {
          turnId: row.turn_id,
          engine: row.engine,
          attempt: row.attempt ?? 0,
          stopRequested: row.stop_requested === true,
          retryRequested: row.retry_requested === true,
        },
      ]
    : [];

/**
 * $1 turns and the runs they are written by, $2 seconds of a lease, $3 changed states, $4 new pieces.
 * What is written is locked before it is looked whose it is: who takes it over at this very moment waits, or is waited
 * for. The lease row is only touched when a quarter of it is gone, so that idle turns do not write four times a second.
 */
const flushStatement = `
with ours as (
  select * from json_to_recordset($1::json) as o(id uuid, run uuid, is_written boolean)
), owned as (
  select t.id, o.run, t.lease_until from turns t join ours o on o.id = t.id and o.run = t.lease_owner
    where t.ended_at is null and o.is_written for no key update of t
), idle as (
  select t.id, o.run, t.lease_until from turns t join ours o on o.id = t.id and o.run = t.lease_owner
    where t.ended_at is null and not o.is_written
), renewed as (
  update turns t set lease_until = now() + make_interval(secs => $2)
    from (select * from owned union all select * from idle) o
    where t.id = o.id and t.lease_owner = o.run
      and o.lease_until not between now() + make_interval(secs => $2 * 0.75) and now() + make_interval(secs => ${longestLeaseSeconds})
), states as (
  select s.*, a.turn_id, a.engine, (s.summary ->> 'attempt')::int as attempt,
    s.summary ->> 'ended_at' is not null as has_ended
  from json_to_recordset($3::json) as s(id uuid, summary jsonb, final_text text)
  join answers a on a.id = s.id join owned o on o.id = a.turn_id
), changed as (
  update answers a set
    summary = s.summary,
    text = coalesce(s.final_text, a.text),
    retry_requested = a.retry_requested and s.attempt <= a.attempt,
    stop_requested = a.stop_requested and not s.has_ended
  from states s where a.id = s.id
), withdrawn as (
  delete from objections o using states s
    where s.attempt > 1 and s.final_text is not null and o.turn_id = s.turn_id and s.engine = ${objectedEngine}
), written as (
  insert into turn_pieces (turn_id, number, answers, attempts, offsets, texts)
  select p.turn_id, p.number, array_agg(p.answer_id), array_agg(p.attempt), array_agg(p."offset"), array_agg(p.text)
    from json_to_recordset($4::json) as p(
      turn_id uuid, number int, answer_id uuid, attempt int, "offset" int, text text)
    join owned o on o.id = p.turn_id group by p.turn_id, p.number
  on conflict do nothing
)
select o.id as turn_id, a.engine, a.attempt, a.stop_requested, a.retry_requested
  from (select id from owned union all select id from idle) o
  left join answers a on a.turn_id = o.id and (a.stop_requested or a.retry_requested)`;

import { stopped } from '../../core/clock';
import { foldState } from '../events/decider';
import { sees } from '../../access/viewer';
import { notFound, RecordBusy, RuleViolation, UniqueConflict, VersionConflict } from '../../core/errors';
import type { EventStore } from '../store/event-store';
import { sealShape } from '../events/event-catalog';
import {
  categoryOf,
  eventName,
  streamName,
  type DomainEvent,
  type Metadata,
  type RecordedEvent,
} from '../events/events';
import type { Guard, Unit } from '../store/unit';
import { inlineChanges, RowSet } from '../projections/row-set';
import type { RowClass } from '../projections/projection';
import type { TableShape } from '../projections/rows';
import {
  requiredPermissionsOf,
  type AnyAggregate,
  type AnyPart,
  type Decided,
  type Follow,
  type Named,
} from './aggregate';
import { flattened, onceEach, type Change } from './change';
import { mayDo, metadataOf, ofAnyVersion, type CommandContext } from './context';
import type { IdempotentAnswers } from './idempotent-answers';
import { mustStayInScope, ownershipOf } from './in-scope';
import { streamOf, type JointTask, type Task } from './task';
import { pause, Turns, type Turn } from './turns';

const MOST_TRIES = 5;
const NOT_ALLOWED = 'You do not have permission to do this';

/** The result of a decision: the response, and what has to be committed. */
interface Outcome<Answer> {
  readonly version: number;
  readonly answer: Answer;
  readonly parts: readonly Change[];
  readonly guards: readonly Guard[];
}

/**
 * Returns the records to add in the commit of an event: the journal entry of an invoice event. It is asked again for
 * every try, and may refuse the event.
 */
export type Follower = (event: RecordedEvent) => readonly Follow[] | Promise<readonly Follow[]>;

/** The shape of a read table by its entity class; available once the database is connected. */
export type ShapeOf = (table: RowClass) => TableShape;

/** The one write path: read a stream, fold it, decide, fold the rows, commit. After a conflict it decides again. */
export class CommandRunner {
  private readonly followers = new Map<string, Follower[]>();
  private readonly turns = new Turns();
  private readonly channels = new Map<string, { readonly channel: string; readonly heard: () => void }>();

  constructor(
    private readonly store: EventStore,
    private readonly answers: IdempotentAnswers,
    private readonly shapeOf: ShapeOf,
  ) {}

  /** Registers `follower` for an event type: the records it returns are added in the commit of every such event. */
  follow(type: string, follower: Follower): void {
    this.followers.set(type, [...(this.followers.get(type) ?? []), follower]);
  }

  /** Tells caches of changes in a category: `heard` here before the response, other processes on `channel`. */
  announce(category: string, channel: string, heard: () => void): void {
    this.channels.set(category, { channel, heard });
  }

  /**
   * Runs a command on one record. A repeated request (same idempotency key) gets the first response.
   * @throws RuleViolation when the rules, the scope or the permissions refuse the command
   * @throws VersionConflict when the record is not at the version of `If-Match`
   * @throws RecordBusy when other writers were faster in every try
   */
  async run<State, Command extends Named, F extends DomainEvent, Answer = undefined>(
    task: Task<State, Command, F, Answer>,
  ): Promise<Decided & { answer: Answer }> {
    // A repeated request for a new record is found by its key only at the commit, and then gets the first response.
    const repeated = task.fresh ? null : await this.answers.find(task.context);
    if (repeated) return { version: repeated.version, answer: repeated.answer as Answer };
    const attempt = async (turn: Turn): Promise<Decided & { answer: Answer }> => {
      const context = { ...task.context, clock: stopped(task.context.clock) };
      const outcome = await this.decide(task, context, turn);
      await this.commit([outcome], outcome, context, task.status);
      return { version: outcome.version, answer: outcome.answer };
    };
    const own = streamOf(task);
    return this.turns.take(task.fresh ? [] : [own], (turn) =>
      this.retrying(() => attempt(turn), task.context, task.fresh ? own : null, own),
    );
  }

  /** Runs work of many commits under one idempotency key: a repeated request gets the first response. */
  async once<Answer>(context: CommandContext, work: () => Promise<Answer>): Promise<Answer> {
    const repeated = await this.answers.find(context);
    if (repeated) return repeated.answer as Answer;
    const answer = await work();
    return context.idempotency ? this.runTogether({ parts: [], context, answer }) : answer;
  }

  /**
   * Decides for several records and commits all of them together. Each stream may occur only once. `If-Match` holds for
   * the first part, the record that the request is about.
   * @throws VersionConflict when that record is at another version
   */
  async runTogether<Answer>({ parts, context: asked, answer, status }: JointTask<Answer>): Promise<Answer> {
    const repeated = await this.answers.find(asked);
    if (repeated) return repeated.answer as Answer;
    const streams = parts.map(streamOf);
    const attempt = async (turn: Turn): Promise<Decided & { answer: Answer }> => {
      const context = { ...asked, clock: stopped(asked.clock) };
      const outcomes = await this.decideAll(parts, context, turn);
      await this.commit(outcomes, { version: 0, answer }, context, status);
      return { version: 0, answer };
    };
    const done = await this.turns.take(streams, (turn) => this.retrying(() => attempt(turn), asked, null, streams[0]));
    return done.answer;
  }

  /** @param begun the stream that the task creates @param own the stream that `If-Match` refers to */
  private async retrying<Answer>(
    attempt: () => Promise<Decided & { answer: Answer }>,
    context: CommandContext,
    begun: string | null,
    own?: string,
  ): Promise<Decided & { answer: Answer }> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof UniqueConflict || error instanceof VersionConflict || error instanceof RuleViolation) {
          const first = await this.answers.find(context);
          if (first) return { version: first.version, answer: first.answer as Answer };
        }
        if (!(error instanceof VersionConflict)) throw error;
        for (const stream of error.streams) this.channels.get(categoryOf(stream))?.heard();
        if (own !== undefined && error.streams.includes(own) && context.expectedVersion !== undefined) throw error;
        if ((begun !== null && error.streams.includes(begun)) || tries === MOST_TRIES)
          throw new RecordBusy(error.streams);
        await pause(tries);
      }
    }
  }

  private async decide<State, Command extends Named, F extends DomainEvent, Answer>(
    task: Task<State, Command, F, Answer>,
    context: CommandContext,
    turn: Turn,
  ): Promise<Outcome<Answer>> {
    const { aggregate } = task;
    const stream = streamOf(task);
    const past = task.fresh ? [] : await this.store.read(stream);
    const expected = past.length;
    const state = foldState(aggregate.decider, past);
    if (!task.fresh && !sees(context.scope, ownershipOf(aggregate, task.id, state), aggregate.belonging))
      throw notFound(aggregate.title);
    // checked after the scope: a record out of scope must look like one that does not exist
    if (context.expectedVersion !== undefined && context.expectedVersion !== expected && !task.fresh)
      throw expected === 0 ? notFound(aggregate.title) : new VersionConflict([stream]);
    const { command, guards = [], alongside, beside = [] } = await task.prepare(state);
    for (const wanted of requiredPermissionsOf(aggregate, command, state, context.scope))
      if (!mayDo(context, wanted)) throw new RuleViolation('FORBIDDEN', NOT_ALLOWED, 'forbidden');
    const events = aggregate.decider.decide(command, state) as readonly DomainEvent[];
    const after = events.reduce<State>(aggregate.decider.evolve as (state: State, event: DomainEvent) => State, state);
    mustStayInScope(
      context.scope,
      aggregate,
      ownershipOf(aggregate, String(task.id), after),
      aggregate.clientOf(state),
    );
    const version = expected + events.length;
    const fresh = this.recorded(
      stream,
      past,
      events,
      metadataOf(context, aggregate.clientOf(after), aggregate.driverOf?.(after), aggregate.userOf?.(after)),
      context,
    );
    const cause = fresh[0];
    const parts = cause ? await this.parts(aggregate, past, fresh, context) : [];
    if (cause) parts.push(...(await flattened(alongside ?? [], (follow) => this.newRecord(follow, cause, context))));
    const answer = task.answer?.(after, version, this.rowOf(aggregate, parts[0], [...past, ...fresh])) as Answer;
    const others = cause ? [...beside, ...fresh.flatMap((event) => aggregate.beside?.(event) ?? [])] : [];
    turn.mustHold(others.map(streamOf));
    const all = [{ parts, guards }, ...(await this.decideAll(others, ofAnyVersion(context), turn))];
    return { version, answer, parts: all.flatMap((one) => one.parts), guards: all.flatMap((one) => one.guards) };
  }

  /** Decides one part after the other, so that the caller gets the first refusal. `If-Match` is the first one's. */
  private async decideAll(parts: readonly AnyPart[], asked: CommandContext, turn: Turn): Promise<Outcome<undefined>[]> {
    const outcomes: Outcome<undefined>[] = [];
    for (const [at, part] of parts.entries()) {
      const context = at === 0 ? asked : ofAnyVersion(asked);
      outcomes.push(await this.decide<unknown, Named, DomainEvent, undefined>({ ...part, context }, context, turn));
    }
    return outcomes;
  }

  private async commit(
    outcomes: readonly Outcome<unknown>[],
    result: { readonly version: number; readonly answer: unknown },
    context: CommandContext,
    status = 200,
  ): Promise<void> {
    const parts = outcomes.flatMap((outcome) => outcome.parts);
    const stored = this.answers.keep(context, status, result.version, result.answer);
    if (parts.length === 0 && !stored) return;
    const stamp = context.clock.stamp();
    const unit: Unit = {
      appends: parts.map((part) => part.append),
      guards: onceEach([...outcomes, ...parts].flatMap(({ guards }) => guards)),
      rows: parts.flatMap((part) => part.rows),
      ...(stored ? { answer: stored } : {}),
      ...(stamp ? { stamp } : {}),
    };
    await this.store.append(unit);
    await this.tell(unit);
  }

  /** The write is committed even if the notification fails; caches expire within seconds anyway. */
  private async tell({ appends }: Unit): Promise<void> {
    const results = appends.flatMap(({ stream }) => this.channels.get(categoryOf(stream)) ?? []);
    for (const { heard } of results) heard();
    for (const channel of new Set(results.map((each) => each.channel)))
      await this.store.announce(channel).catch(() => undefined);
  }

  private recorded(
    stream: string,
    past: readonly RecordedEvent[],
    events: readonly DomainEvent[],
    metadata: Metadata,
    context: CommandContext,
  ): RecordedEvent[] {
    const recordedAt = context.clock.now().toISOString();
    return events.map((event, offset) => ({
      type: event.type,
      ...sealShape(event),
      metadata,
      recordedAt,
      position: 0,
      stream,
      version: past.length + 1 + offset,
    }));
  }

  /** The row of the record afterwards: as its own change writes it, or folded where that writes none. */
  private rowOf({ projections: [main] }: AnyAggregate, own: Change | undefined, events: readonly RecordedEvent[]) {
    if (!main) return null;
    const shape = this.shapeOf(main.table);
    const written = own?.rows.find(({ op, table }) => op === 'put' && table === shape.name);
    if (written) return written.row;
    const rows = new RowSet(main, shape);
    for (const event of events) rows.apply(event);
    return rows.drain()[0] ?? null;
  }

  private async parts(
    aggregate: AnyAggregate,
    past: readonly RecordedEvent[],
    fresh: readonly RecordedEvent[],
    context: CommandContext,
  ): Promise<Change[]> {
    const rows = aggregate.projections.flatMap((projection) =>
      inlineChanges(projection, this.shapeOf(projection.table), past, fresh, this.shapeOf),
    );
    const own = { append: { stream: fresh[0]?.stream ?? '', expected: past.length, events: fresh }, rows, guards: [] };
    return [own, ...(await flattened(fresh, (event) => this.followed(event, context)))];
  }

  private followed(event: RecordedEvent, context: CommandContext): Promise<Change[]> {
    return flattened(this.followers.get(event.type) ?? [], async (follower) =>
      flattened(await follower(event), (follow) => this.newRecord(follow, event, context)),
    );
  }

  private async newRecord(
    { aggregate, id, command, guards = [] }: Follow,
    cause: RecordedEvent,
    context: CommandContext,
  ): Promise<Change[]> {
    const { decider, family } = aggregate;
    const events = decider.decide(command, decider.initialState) as readonly DomainEvent[];
    const clientId = aggregate.clientOf(foldState(decider, events)) ?? cause.metadata.clientId;
    const metadata = metadataOf({ ...context, causation: eventName(cause.stream, cause.version) }, clientId);
    const recorded = this.recorded(streamName(family.category, id), [], events, metadata, context);
    const [own, ...others] = await this.parts(aggregate, [], recorded, context);
    return own ? [{ ...own, guards }, ...others] : [];
  }
}

import { Optional } from '@nestjs/common';
import type { Follow } from '../../event-log/commands/aggregate';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Decided, Prepared } from '../../event-log/commands/aggregate';
import { CommandRunner } from '../../event-log/commands/command-runner';
import type { CommandContext } from '../../event-log/commands/context';
import { notFound, RuleViolation, UniqueConflict } from '../../core/errors';
import type { Guard } from '../../event-log/store/unit';
import { mistake } from '../../fields/check';
import { Calendar } from '../../web/routes/time-travel.guard';
import { dateIn, type IsoDate } from '../../money/dates';
import { OpenDays } from '../../money/open-days';
import type { Row } from '../../event-log/projections/rows';
import { Vault } from '../../infrastructure/vault/vault';
import type { RecordKind, Values } from '../kind/kind';
import { moveOf } from '../kind/declared/flow';
import type { RecordCommand, RecordState } from '../kind/kind-aggregate';
import { sealSecrets } from '../kind/secrets';

/** The result of a write: the values of the record afterwards, with its id, as the read table will show them. */
export type WrittenRecord = Decided & { answer: Values };

type Guards = () => Promise<readonly Guard[]>;
const nothing: Guards = () => Promise.resolve([]);

export class AddRecord extends Command<WrittenRecord> {
  constructor(
    readonly kind: RecordKind,
    readonly id: string | number,
    readonly values: Values,
    readonly context: CommandContext,
    /** Reads the records that this one refers to; called again for every retry. */
    readonly guards: Guards = nothing,
  ) {
    super();
  }
}

export class ChangeRecord extends Command<WrittenRecord> {
  constructor(
    readonly kind: RecordKind,
    readonly id: string | number,
    /** The changed values, or a function that computes them from the record as it is when the change is decided. */
    readonly changes: Values | ((before: Values) => Values),
    readonly context: CommandContext,
    readonly guards: Guards = nothing,
    /** A new record to add in the same commit. */
    readonly alongside?: Follow,
  ) {
    super();
  }
}

export class RemoveRecord extends Command<WrittenRecord> {
  constructor(
    readonly kind: RecordKind,
    readonly id: string | number,
    readonly context: CommandContext,
    /** Throws while other records hold this one. */
    readonly check: () => Promise<void> = () => Promise.resolve(),
  ) {
    super();
  }
}

export class RestoreRecord extends Command<WrittenRecord> {
  constructor(
    readonly kind: RecordKind,
    readonly id: string | number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const valuesOf = (state: RecordState): Values => (state.status === 'none' ? {} : state.values);
const answer = (state: RecordState, version: number, row: Row | null): Values => row ?? { ...valuesOf(state), version };

/** Checks secrets before they are encrypted, because afterwards their value cannot be read. */
const mustBeSealable = ({ fields }: RecordKind, values: Values): void => {
  for (const { name, rule, secret } of fields) {
    const value = values[name];
    const wrong = secret && typeof value === 'string' ? rule.fault(value) : null;
    if (wrong) throw mistake(name, wrong);
  }
};

/**
 * Turns a unique conflict into the message that the kind declares for it.
 * @throws RuleViolation ALREADY_TAKEN
 */
const toldByKind = async <T>({ options }: RecordKind, values: () => Values, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const unique =
      error instanceof UniqueConflict ? options.unique?.find(({ index }) => index === error.constraint) : undefined;
    if (!unique) throw error;
    const message = unique.say(
      Object.fromEntries(
        Object.entries(values()).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value ?? ''),
        ]),
      ),
    );
    const field = unique.by[unique.by.length - 1] ?? '';
    throw new RuleViolation('ALREADY_TAKEN', message, 'conflict', [{ field, message }]);
  }
};

/** The current day of the firm, for kinds whose changes are booked. */
const bookedOn = async (
  { options }: RecordKind,
  calendar: Calendar,
  { clock }: CommandContext,
): Promise<{ on?: IsoDate }> => (options.accounted ? { on: dateIn(await calendar.timeZone(), clock.now()) } : {});

@CommandHandler(AddRecord)
export class AddRecordHandler implements ICommandHandler<AddRecord> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly vault: Vault,
    private readonly calendar: Calendar,
  ) {}

  async execute({ kind, id, values, context, guards }: AddRecord): Promise<WrittenRecord> {
    mustBeSealable(kind, values);
    const sealed = sealSecrets(this.vault, kind, id, { ...values, ...(await this.begun(kind, values, context)) }, null);
    const prepare = async (): Promise<Prepared<RecordCommand>> => ({
      command: { type: 'Add', id, values: sealed },
      guards: await guards(),
    });
    const { aggregate } = kind;
    return toldByKind(
      kind,
      () => values,
      this.runner.run({ aggregate, id, fresh: true, context, status: 201, prepare, answer }),
    );
  }

  /** The current day of the firm for the `today` fields that the request left out. */
  private async begun({ fields }: RecordKind, values: Values, context: CommandContext): Promise<Values> {
    const begun = fields.filter(({ name, today }) => today && (values[name] ?? null) === null);
    if (begun.length === 0) return {};
    const today = dateIn(await this.calendar.timeZone(), context.clock.now());
    return Object.fromEntries(begun.map(({ name }) => [name, today]));
  }
}

@CommandHandler(ChangeRecord)
export class ChangeRecordHandler implements ICommandHandler<ChangeRecord> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly vault: Vault,
    private readonly calendar: Calendar,
    @Optional() private readonly openDays?: OpenDays,
  ) {}

  async execute({ kind, id, changes, context, guards, alongside }: ChangeRecord): Promise<WrittenRecord> {
    let after: Values = {};
    const prepare = async (state: RecordState): Promise<Prepared<RecordCommand>> => {
      if (state.status === 'none') throw notFound(kind.title);
      const before = valuesOf(state);
      const wanted = typeof changes === 'function' ? changes(before) : changes;
      after = { ...before, ...wanted };
      mustBeSealable(kind, wanted);
      const dated = await this.dated(kind, before, wanted, context);
      const sealed = sealSecrets(this.vault, kind, id, { ...wanted, ...dated }, before);
      const on = await bookedOn(kind, this.calendar, context);
      const openDay = await this.openDay(kind, before, after);
      const command: RecordCommand = { type: 'Change', id, changes: sealed, ...on, ...openDay };
      return { command, guards: await guards(), alongside: alongside ? [alongside] : [] };
    };
    const { aggregate } = kind;
    return toldByKind(kind, () => after, this.runner.run({ aggregate, id, context, prepare, answer }));
  }

  /** The first open day, where the month in which a record was booked is closed and the change leaves its date. */
  private async openDay(kind: RecordKind, before: Values, after: Values): Promise<{ openDay?: IsoDate }> {
    const { accountedOn } = kind.options;
    if (!accountedOn || !this.openDays) return {};
    const dayOf = (values: Values) => (values[accountedOn.booked] ?? values[accountedOn.own]) as IsoDate;
    if (dayOf(after) !== dayOf(before)) return {};
    const day = await this.openDays.from(kind.clientOfRow(after), dayOf(after));
    return day > dayOf(after) ? { openDay: day } : {};
  }

  /** The current day or instant for the `dated` fields of the move that the request did not give. */
  private async dated(
    { options, fields }: RecordKind,
    before: Values,
    wanted: Values,
    context: CommandContext,
  ): Promise<Values> {
    const dated = (moveOf(options.flow, before, wanted)?.[1].dated ?? []).filter((name) => wanted[name] === undefined);
    if (dated.length === 0) return {};
    const now = context.clock.now();
    const today = dateIn(await this.calendar.timeZone(), now);
    const isMoment = (name: string): boolean =>
      fields.find((field) => field.name === name)?.rule.column === 'timestamptz';
    return Object.fromEntries(dated.map((name) => [name, isMoment(name) ? now.toISOString() : today]));
  }
}

@CommandHandler(RemoveRecord)
export class RemoveRecordHandler implements ICommandHandler<RemoveRecord> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly calendar: Calendar,
  ) {}

  execute({ kind, id, context, check }: RemoveRecord): Promise<WrittenRecord> {
    const prepare = async (state: RecordState): Promise<Prepared<RecordCommand>> => {
      if (state.status === 'kept') await check();
      return { command: { type: 'Remove', id, ...(await bookedOn(kind, this.calendar, context)) } };
    };
    return this.runner.run({ aggregate: kind.aggregate, id, context, prepare, answer });
  }
}

@CommandHandler(RestoreRecord)
export class RestoreRecordHandler implements ICommandHandler<RestoreRecord> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly calendar: Calendar,
  ) {}

  execute({ kind, id, context }: RestoreRecord): Promise<WrittenRecord> {
    let values: Values = {};
    const prepare = async (state: RecordState): Promise<Prepared<RecordCommand>> => {
      values = valuesOf(state);
      return { command: { type: 'Restore', id, ...(await bookedOn(kind, this.calendar, context)) } };
    };
    return toldByKind(kind, () => values, this.runner.run({ aggregate: kind.aggregate, id, context, prepare, answer }));
  }
}

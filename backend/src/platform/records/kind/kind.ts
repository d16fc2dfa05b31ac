import type { Aggregate } from '../../event-log/commands/aggregate';
import type { FieldClass } from '../../fields/field';
import type { DomainEvent, EventFamily } from '../../event-log/events/events';
import { aggregateOf, type RecordCommand, type RecordState } from './kind-aggregate';
import type { StoredRecord } from './stored-record';
import type { KindOptions, Values } from './kind-options';
import { declareOwnPermissions } from './declared/own-permissions';
import { declareType, STAMPS, typeFrom, type RecordType } from './record-type';

/** A plain record kind, with everything that `@Kind` derives from its class. */
export interface RecordKind<
  R extends StoredRecord<string | number> = StoredRecord<string | number>,
> extends RecordType<R> {
  readonly options: KindOptions;
  readonly secrets: readonly string[];
  readonly family: EventFamily;
  readonly aggregate: Aggregate<RecordState, RecordCommand, DomainEvent>;
  readonly rules: (after: Values, before: Values | null) => void;
  readonly removalRules: (record: Values) => void;
  readonly defaults: (given: Values) => Values;
}

/** A class decorated with `@Kind`. Its optional static methods add rules to those of single fields. */
export type RecordClass<R extends StoredRecord<string | number>> = FieldClass<R> & {
  /**
   * Checks a record when it is added (`before` is null) or changed. @throws RuleViolation when the fields contradict
   * each other
   */
  rules?(after: R, before: R | null): void;
  /** @throws RuleViolation when the record must not be removed */
  removalRules?(record: R): void;
  /** Values of a new record that are derived from the given ones. */
  defaults?(given: R): Partial<R>;
};

export { ownPermissions, type KindOptions, type Values } from './kind-options';

const KIND = Symbol('kind');
const kinds = new Map<string, RecordKind>();

export const allKinds = (): readonly RecordKind[] => [...kinds.values()];
/** @throws Error when no module declares the kind */
export const kindNamed = (kind: string): RecordKind => {
  const found = kinds.get(kind.toLowerCase());
  if (!found) throw new Error(`No module declares the kind of record "${kind}"`);
  return found;
};
export const kindOf = <R extends StoredRecord<string | number>>(target: FieldClass<R>): RecordKind<R> => {
  const found = Reflect.getOwnMetadata(KIND, target) as RecordKind<R> | undefined;
  if (!found) throw new Error(`${target.name} is not declared as a kind of record`);
  return found;
};

/**
 * Declares a class of fields as a record kind: its table, events, rules, live updates and history sentences.
 * `InsurancePolicy` gets streams 'insurancepolicy-…' and the events `InsurancePolicyAdded`, `…Changed`, `…Removed` and
 * `…Restored`.
 */
export const Kind =
  (options: KindOptions) =>
  <R extends StoredRecord<string | number>>(target: RecordClass<R>): void => {
    const type = typeFrom(target, options, STAMPS);
    const common = {
      ...type,
      options,
      category: type.kind,
      rules: (after: Values, before: Values | null): void => target.rules?.(after as R, before as R | null),
      removalRules: (record: Values): void => target.removalRules?.(record as R),
      defaults: (given: Values): Values => ({ ...(target.defaults?.(given as R) ?? {}) }),
    };
    const secrets = type.fields.filter(({ secret }) => secret).map(({ name }) => name);
    const made: RecordKind<R> = { ...common, secrets, ...aggregateOf({ ...common, className: target.name }) };
    Reflect.defineMetadata(KIND, made, target);
    kinds.set(made.kind, made);
    declareOwnPermissions(options.may);
    declareType(made);
  };

import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { RuleViolation } from '../core/errors';
import { objectMaker } from '../core/object-maker';
import { faultOf, fieldsOf, type Field, type FieldClass } from './field';
import { Invalid, type JsonSchema, type Rule } from './rule';
import { addComponent, schemaOf, takesMore } from './schema';
import { storedObject } from './stored';

export { mistake } from '../core/errors';

/** A mistake in one field: `{ field: 'lines.0.amount', message: 'Amount must be positive' }`. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

/** A class with a static check over all its fields together. */
interface WithRules<T> {
  /** @throws RuleViolation */
  rules?(values: T): void;
}

const refusal = (faults: readonly Fault[]): RuleViolation =>
  new RuleViolation('INVALID', faults[0]?.message ?? 'The request is not valid', 'invalid', [...faults]);

const told = ({ property, value, constraints }: ValidationError): Fault[] =>
  value instanceof Invalid
    ? value.faults.map(({ at, sentence }) => ({ field: at ? `${property}.${at}` : property, message: sentence }))
    : Object.values(constraints ?? {}).map((message) => ({ field: property, message }));

/** What `checked` needs of a class, computed once: fields do not change after startup. */
interface Plan {
  readonly fields: readonly Field[];
  readonly places: ReadonlyMap<string, number>;
  readonly takesMore: boolean;
}
const plans = new WeakMap<FieldClass, Plan>();

const planOf = (target: FieldClass): Plan => {
  const known = plans.get(target);
  if (known) return known;
  const fields = fieldsOf(target);
  const plan = {
    fields,
    places: new Map(fields.map(({ name }, place) => [name, place])),
    takesMore: takesMore(target),
  };
  plans.set(target, plan);
  return plan;
};

/**
 * The input for class-transformer: one function per field, which reads the value when called. Given plain objects,
 * class-transformer would first copy them to any depth before the field could refuse them.
 */
const readings = (given: Record<string, unknown>, { fields }: Plan): Record<string, () => unknown> => {
  const read: Record<string, () => unknown> = {};
  for (const { name, rule } of fields)
    if (Object.hasOwn(given, name) && given[name] !== undefined) read[name] = () => rule.read(given[name]);
  return read;
};

/**
 * All mistakes in the order of the fields. class-validator is called only when there is a mistake, because it costs
 * more than the reading.
 */
const faultsOf = (values: object, { fields, places }: Plan): Fault[] => {
  if (fields.every((field) => faultOf(field, values[field.name as keyof typeof values]) === null)) return [];
  const place = ({ property }: ValidationError): number => places.get(property) ?? fields.length;
  return validateSync(values, { stopAtFirstError: true, forbidUnknownValues: false })
    .sort((one, other) => place(one) - place(other))
    .flatMap(told);
};

/**
 * Reads and checks the input of a request: an instance of `target` with known properties only, each in its stored form.
 * @throws RuleViolation INVALID with every mistake by field
 * @example checked(NewVehicle, { unitNumber: ' 12 ', status: 'sold' }) // { unitNumber: '12', status: 'sold' }
 */
export const checked = <T extends object>(target: FieldClass<T> & WithRules<T>, given: unknown): T => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refusal([{ field: '', message: 'Send an object' }]);
  const plan = planOf(target);
  const unknown = plan.takesMore ? [] : Object.keys(given).filter((name) => !plan.places.has(name));
  const values = plainToInstance(target, readings(given as Record<string, unknown>, plan));
  const faults = [
    ...faultsOf(values, plan),
    ...unknown.map((field) => ({ field, message: `Unknown field: ${field}` })),
  ];
  if (faults.length > 0) throw refusal(faults);
  target.rules?.(values);
  return values;
};

/**
 * A rule for a field whose value is an object with fields of its own.
 * @param shownName the name under which its response schema is published
 */
export const objectOf = <T extends object>(
  target: () => FieldClass<T>,
  missing: string,
  shownName?: string,
): Rule<T> => {
  const schema = (): JsonSchema => schemaOf(target(), 'given');
  let show: ((value: T) => unknown) | undefined;
  return {
    read: (given) => {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return new Invalid(missing);
      try {
        return checked(target(), given);
      } catch (error) {
        if (!(error instanceof RuleViolation)) throw error;
        const { fields, message } = error;
        // a mistake that concerns the whole object names no field
        return new Invalid(
          fields.length > 0 ? fields.map((one) => ({ at: one.field, sentence: one.message })) : message,
        );
      }
    },
    fault: () => null,
    show: (value) => (show ??= showing(target()))(value),
    get given() {
      return schema();
    },
    get shown() {
      const fields = fieldsOf(target());
      const shape = {
        type: 'object',
        properties: Object.fromEntries(fields.map(({ name, rule }) => [name, rule.shown])),
        required: fields.map(({ name }) => name),
        additionalProperties: false,
      };
      if (shownName === undefined) return shape;
      addComponent(shownName, shape);
      return { $ref: `#/components/schemas/${shownName}` };
    },
    get stored() {
      return storedObject(Object.fromEntries(fieldsOf(target()).map(({ name, rule }) => [name, rule.stored])));
    },
    column: 'jsonb',
    missing,
  };
};

const showing = <T extends object>(target: FieldClass<T>): ((value: T) => unknown) =>
  objectMaker(fieldsOf(target).map(({ name, rule }) => [name, (value) => rule.show(value[name as keyof T])]));

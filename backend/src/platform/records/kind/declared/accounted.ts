import { z } from 'zod';
import type { DomainEvent } from '../../../event-log/events/events';
import type { Accounted } from '../../../money/accounted';
import type { IsoDate } from '../../../money/dates';
import type { BookedFields, Values } from '../kind-options';

const allOf = ({ fields, later = [] }: BookedFields): readonly string[] => [...fields, ...later];

/** The types of the events; of moves that tell the booked fields, also what each of them sets to null. */
type Types = Readonly<Record<'changed' | 'removed' | 'restored', string>> & {
  readonly moved: ReadonlyMap<string, Values>;
};

/**
 * The schema of `accounted` in the events of a kind that declares `@Kind({ accounted: { fields } })`: the booked fields
 * before and after the event, and the day of the booking.
 * @example { before: { amount: 12500 }, after: { amount: 14000 }, on: '2026-11-26' } // cents
 */
export const accountedShape = (declared: BookedFields, values: z.ZodObject): z.ZodType => {
  const shapeOf = (name: string): z.ZodType => (values.shape[name] as z.ZodType | undefined) ?? z.null();
  const { fields, later = [] } = declared;
  const booked = z
    .object({
      ...Object.fromEntries(fields.map((name) => [name, shapeOf(name)])),
      ...Object.fromEntries(later.map((name) => [name, shapeOf(name).optional()])),
    })
    .nullable();
  return z.object({ before: booked, after: booked, on: z.string(), bookedOn: z.string().optional() });
};

/**
 * Adds `accounted` to those events of a decision that change, remove or restore a booked field, and to moves that are
 * booked. They then carry all booked values before and after, so that the journal entry can be made from the event
 * alone.
 */
export const accountedFor = (
  declared: BookedFields,
  types: Types,
  events: readonly DomainEvent[],
  before: Values,
  on: IsoDate,
  openDay?: IsoDate,
): readonly DomainEvent[] => {
  const fields = allOf(declared);
  const booked = (values: Values): Values => Object.fromEntries(fields.map((name) => [name, values[name] ?? null]));
  const accounted = ({ type, data }: DomainEvent): Accounted | null => {
    if (type === types.removed) return { before: booked(before), after: null, on };
    if (type === types.restored) return { before: null, after: booked(before), on };
    const cleared = types.moved.get(type);
    if (cleared) return { before: booked(before), after: booked({ ...before, ...cleared, ...(data as Values) }), on };
    const { changes = {} } = data as { changes?: Values };
    return type === types.changed && fields.some((name) => Object.hasOwn(changes, name))
      ? {
          before: booked(before),
          after: booked({ ...before, ...changes }),
          on,
          ...(openDay === undefined ? {} : { bookedOn: openDay }),
        }
      : null;
  };
  return events.map((happened) => {
    const result = accounted(happened);
    return result ? { ...happened, data: { ...(happened.data as Values), accounted: result } } : happened;
  });
};

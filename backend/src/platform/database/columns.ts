import { Column, PrimaryColumn } from 'typeorm';

/** Column decorators of read tables: one for each kind of value, so that all tables use the same types. */
interface Options {
  nullable?: boolean;
  name?: string;
}
const column = (
  type: 'text' | 'bigint' | 'integer' | 'timestamptz' | 'date' | 'jsonb' | 'boolean' | 'uuid' | 'numeric',
  options: Options = {},
): PropertyDecorator =>
  Column({ type, nullable: options.nullable ?? false, ...(options.name ? { name: options.name } : {}) });

export const TextKeyColumn = (): PropertyDecorator => PrimaryColumn({ type: 'text' });
export const UuidKeyColumn = (): PropertyDecorator => PrimaryColumn({ type: 'uuid' });
export const IdKeyColumn = (): PropertyDecorator => PrimaryColumn({ type: 'bigint' });
export const IntKeyColumn = (): PropertyDecorator => PrimaryColumn({ type: 'integer' });

export const TextColumn = (options?: Options): PropertyDecorator => column('text', options);
export const UuidColumn = (options?: Options): PropertyDecorator => column('uuid', options);
export const IdColumn = (options?: Options): PropertyDecorator => column('bigint', options);
export const IntColumn = (options?: Options): PropertyDecorator => column('integer', options);
/** Whole cents. */
export const CentsColumn = (options?: Options): PropertyDecorator => column('bigint', options);
/** An exact decimal as a string, for miles, gallons, rates: '432.5'. */
export const DecimalColumn = (options?: Options): PropertyDecorator => column('numeric', options);
/** An instant in UTC as an ISO string: '2026-11-26T08:00:00.000Z'. */
export const InstantColumn = (options?: Options): PropertyDecorator => column('timestamptz', options);
/** `YYYY-MM-DD` in the firm's time zone. */
export const DayColumn = (options?: Options): PropertyDecorator => column('date', options);
export const FlagColumn = (options?: Options): PropertyDecorator => column('boolean', options);
export const JsonColumn = (options?: Options): PropertyDecorator => column('jsonb', options);

import { Column, PrimaryColumn } from 'typeorm';

/** Columns of read tables. One word for each kind of value keeps every table's types alike. */
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
/** Miles, gallons, rates: exact decimals, kept as strings. */
export const DecimalColumn = (options?: Options): PropertyDecorator => column('numeric', options);
/** UTC, ISO string. */
export const InstantColumn = (options?: Options): PropertyDecorator => column('timestamptz', options);
/** `YYYY-MM-DD` in the firm's time zone. */
export const DayColumn = (options?: Options): PropertyDecorator => column('date', options);
export const FlagColumn = (options?: Options): PropertyDecorator => column('boolean', options);
export const JsonColumn = (options?: Options): PropertyDecorator => column('jsonb', options);

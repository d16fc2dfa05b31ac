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

export const TextKey = (): PropertyDecorator => PrimaryColumn({ type: 'text' });
export const UuidKey = (): PropertyDecorator => PrimaryColumn({ type: 'uuid' });
export const IdKey = (): PropertyDecorator => PrimaryColumn({ type: 'bigint' });
export const IntKey = (): PropertyDecorator => PrimaryColumn({ type: 'integer' });

export const Text = (options?: Options): PropertyDecorator => column('text', options);
export const Uuid = (options?: Options): PropertyDecorator => column('uuid', options);
export const Id = (options?: Options): PropertyDecorator => column('bigint', options);
export const Int = (options?: Options): PropertyDecorator => column('integer', options);
/** Whole cents. */
export const Cents = (options?: Options): PropertyDecorator => column('bigint', options);
/** Miles, gallons, rates: exact decimals, kept as strings. */
export const Decimal = (options?: Options): PropertyDecorator => column('numeric', options);
/** UTC, ISO string. */
export const Instant = (options?: Options): PropertyDecorator => column('timestamptz', options);
/** `YYYY-MM-DD` in the firm's time zone. */
export const Day = (options?: Options): PropertyDecorator => column('date', options);
export const Flag = (options?: Options): PropertyDecorator => column('boolean', options);
export const Json = (options?: Options): PropertyDecorator => column('jsonb', options);

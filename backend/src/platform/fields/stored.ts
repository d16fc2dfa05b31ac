import { z } from 'zod';

/** The schema of a value in events; these schemas are published. */
export type Stored = z.ZodType;

export const STORED_ANY: Stored = z.unknown();
export const STORED_TEXT: Stored = z.string();
export const STORED_WHOLE: Stored = z.int();
export const STORED_FLAG: Stored = z.boolean();
export const storedChoice = (values: readonly string[]): Stored => z.enum(values);
export const storedList = (inner: Stored): Stored => z.array(inner);
export const storedObject = (parts: Readonly<Record<string, Stored>>): Stored => z.object(parts);
export const storedOrNone = (inner: Stored): Stored => inner.nullable();

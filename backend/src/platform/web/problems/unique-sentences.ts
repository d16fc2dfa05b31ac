import type { UniqueConflict } from '../../core/errors';

interface Sentence {
  readonly field: string;
  readonly say: (value: string) => string;
}

const sentences = new Map<string, Sentence>();

/** Declares the field that a unique index protects, and the message for a value that is taken. */
export const uniqueValue = (index: string, field: string, say: (value: string) => string): void => {
  sentences.set(index, { field, say });
};

/**
 * The message of a unique conflict. The taken value comes from PostgreSQL's detail: `Key (column)=(value) already
 * exists.`
 */
export const uniqueSentence = (
  conflict: UniqueConflict,
): { message: string; errors: { field: string; message: string }[] } => {
  const known = sentences.get(conflict.constraint);
  const value = /\)=\((.*)\) already exists/s.exec(conflict.detail)?.[1] ?? '';
  const message = known?.say(value) ?? 'This value is already in use';
  return { message, errors: known ? [{ field: known.field, message }] : [] };
};

import type { UniqueConflict } from '../../core/errors';

interface Sentence {
  readonly field: string;
  readonly say: (value: string) => string;
}

const sentences = new Map<string, Sentence>();

/** A module names its unique indexes: which field they guard and what the user reads when the value is taken. */
export const uniqueValue = (index: string, field: string, say: (value: string) => string): void => {
  sentences.set(index, { field, say });
};

/** PostgreSQL's detail reads `Key (column)=(value) already exists.` */
export const uniqueSentence = (
  conflict: UniqueConflict,
): { message: string; errors: { field: string; message: string }[] } => {
  const known = sentences.get(conflict.constraint);
  const value = /\)=\((.*)\) already exists/s.exec(conflict.detail)?.[1] ?? '';
  const message = known?.say(value) ?? 'This value is already in use';
  return { message, errors: known ? [{ field: known.field, message }] : [] };
};

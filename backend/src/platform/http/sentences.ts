import { z } from 'zod';
import { inWords } from '../fields/sentences';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const ENTRIES: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' };

type Issue = Parameters<z.core.$ZodErrorMap>[0];
const subjectOf = ({ path = [] }: Issue): string => {
  const name = path.findLast((part) => typeof part === 'string');
  return name === undefined ? 'The request' : inWords(name);
};

/** What a user reads where a field says nothing of its own: never a word of the library. */
export const sentenceOf = (issue: Issue): string => {
  const subject = subjectOf(issue);
  switch (issue.code) {
    case 'invalid_type':
      if ((issue.path ?? []).length === 0) return 'Send an object';
      return issue.input === undefined
        ? `${subject} is required`
        : `${subject} must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    case 'too_big':
      return `${subject} must ${ENTRIES[issue.origin] ? 'have' : 'be'} at most ${String(issue.maximum)}${ENTRIES[issue.origin] ?? ''}`;
    case 'too_small':
      return `${subject} must ${ENTRIES[issue.origin] ? 'have' : 'be'} at least ${String(issue.minimum)}${ENTRIES[issue.origin] ?? ''}`;
    case 'invalid_value':
      return `${subject} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    default:
      return `${subject} is not valid`;
  }
};

z.config({ customError: sentenceOf });

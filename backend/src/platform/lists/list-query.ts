import { Choice, field, WholeInAddress } from '../fields/decorators';
import { LINES } from '../fields/patterns';
import { Invalid, type Rule } from '../fields/rule';
import { LONGEST_CURSOR, NO_CURSOR } from './cursor';
import { rawText } from '../fields/texts';

export const DEFAULT_LIMIT = 200;
export const LARGEST_LIMIT = 1_000;

const FOUND =
  'Three letters or digits in a row are found anywhere, fewer where a word begins; one whole number finds what has it and nothing else';
const NO_SORT = 'Sort must be the name of a field';

/** The rule of the parameter that holds the search text. */
export const searched = (): Rule<string> => {
  const raw = rawText(200, {
    missing: 'The search must be text',
    tooLong: 'The search must have at most 200 characters',
    form: { pattern: LINES, wrong: 'The search has characters that nothing can hold' },
  });
  const read = (given: unknown): string | Invalid => {
    const value = raw.read(given);
    return value instanceof Invalid ? value : value.trim();
  };
  return { ...raw, given: { ...raw.given, description: FOUND }, read };
};
const cursor = (): Rule<string> =>
  rawText(LONGEST_CURSOR, {
    missing: NO_CURSOR,
    tooLong: NO_CURSOR,
    form: { pattern: /^[A-Za-z0-9_-]*$/, wrong: NO_CURSOR },
  });
const sort = (): Rule<string> => rawText(60, { missing: NO_SORT, tooLong: NO_SORT });

/** The parameters of a list that is paged by number. */
export class PageQuery {
  @WholeInAddress('limit', 1, LARGEST_LIMIT, { wrong: 'Limit must be from 1 to 1000', absent: true })
  limit: number = DEFAULT_LIMIT;
  @WholeInAddress('page', 0, 1_000_000, { absent: true }) page?: number;
}

/** The parameters of a list with a fixed order: page, search, cursor, total. */
export class SearchQuery extends PageQuery {
  @field<string>('search', searched, { absent: true }) q?: string;
  @field<string>('cursor', cursor, { absent: true }) cursor?: string;
  @Choice('Total', ['exact'], {
    absent: true,
    missing: 'Total must be exact, or left out',
    description: 'X-Total-Count is exact, and X-Sums are told, also above 1,000',
  })
  total?: 'exact';
}

/** The query parameters of an ordinary list. */
export class ListQuery extends SearchQuery {
  @field<string>('sort', sort, { absent: true }) sort?: string;
}

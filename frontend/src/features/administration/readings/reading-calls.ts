import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { todayInFirm } from '../../../lib/format/dates';
import { monthLabel } from '../../../lib/format/months';

export type PaperReading = Answer<'PaperReading'>;
export type ReaderFigure = Answer<'ReaderFigure'>;
export type Outcome = PaperReading['outcomes'][number]['outcome'];

export const FIGURES = '/api/reader-figures';
export const READINGS = '/api/readings';
export const figuresQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.readings, 'figures', query],
    queryFn: () => api.list<ReaderFigure>(FIGURES, { query }),
    placeholderData: keepPreviousData,
  });
export const readingsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.readings, 'list', query],
    queryFn: () => api.list<PaperReading>(READINGS, { query }),
    placeholderData: keepPreviousData,
  });
export const readingQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.readings, 'one', id], queryFn: () => api.get<PaperReading>(`${READINGS}/${id}`) });

export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  kept: 'Kept',
  changed: 'Changed',
  emptied: 'Cleared',
  typed: 'Typed by hand',
};

const MONTHS = 24;
/** The last two years, the latest first: what can be chosen in a filter. */
export const lastMonths = (): { value: string; label: string }[] => {
  const [year = 0, month = 1] = todayInFirm().split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    return { value, label: monthLabel(value) };
  });
};

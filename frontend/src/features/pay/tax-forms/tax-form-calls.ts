import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { Subject } from '../../../lib/subjects';

/** A form 1099 of one contractor, payer and year. */
export type TaxForm = Answer<'TaxForm'>;
/** The same with what its facts say otherwise since it was filed. */
export type OpenTaxForm = Answer<'TaxFormWithChanges'>;
/** Who gets a form, who gets none, and why. */
export type Generated = Answer<'GeneratedTaxForms'>;
export type NewTaxForms = Answer<'NewTaxForms'>;
export type TaxCalendar = Answer<'TaxCalendar'>;
export type Correction = Answer<'CorrectedTaxForm'>['kind'];

const path = '/api/tax-forms';
const meta = { invalidates: staleAfter.taxform };

export const taxFormsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.taxForms, 'list', query],
    queryFn: ({ signal }) => api.list<TaxForm>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });
export const taxFormQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.taxForms, 'one', id], queryFn: () => api.get<OpenTaxForm>(`${path}/${id}`) });
/** How many there are of a list. */
export const countQuery = (of: 'tax-forms' | 'contractors', query: QueryParams) =>
  queryOptions({
    queryKey: [of, 'count', query],
    queryFn: async () => (await api.list(`/api/${of}`, { query: { ...query, limit: 1, total: 'exact' } })).total,
  });

/** What would be made, without making it. */
export const previewQuery = (asked: NewTaxForms) =>
  queryOptions({
    queryKey: [...roots.taxForms, 'preview', asked],
    queryFn: () => api.post<Generated>(`${path}/generate`, { ...asked, dryRun: true }),
    retry: false,
  });
/** The deadlines of the forms for the payments of a year. */
export const calendarQuery = (year: number) =>
  queryOptions({
    queryKey: [...roots.taxForms, 'calendar', year],
    queryFn: () => api.get<TaxCalendar>(`${path}/calendar`, { query: { year } }),
  });
/** The years that are offered: the last four with payments to contractors, the latest first. */
const yearsQuery = queryOptions({
  queryKey: [...roots.taxForms, 'years'],
  queryFn: () => api.get<Answer<'TaxYears'>>(`${path}/years`),
});
/** The same as choices; the year that is worked on is always one of them. */
export const useYearOptions = (worked: number) => {
  const { data } = useQuery(yearsQuery);
  const years = data?.years ?? [];
  const offered = years.includes(worked) ? years : [...years, worked].toSorted((one, other) => other - one);
  return offered.map((year) => ({ value: String(year), label: String(year) }));
};
export const templateQuery = (form: TaxForm['form'], year: number) =>
  queryOptions({
    queryKey: [...roots.taxForms, 'template', form, year],
    queryFn: () => api.get<Answer<'TaxTemplateColumns'>>(`${path}/template`, { query: { form, year } }),
  });

export const useGenerate = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewTaxForms; idempotencyKey?: string }) =>
      api.post<Generated>(`${path}/generate`, body, { idempotencyKey }),
    meta,
  });
export const useFile = () =>
  useMutation({
    mutationFn: ({ id, body, idempotencyKey }: { id: string; body: Answer<'FiledTaxForm'>; idempotencyKey: string }) =>
      api.post<TaxForm>(`${path}/${id}/file`, body, { idempotencyKey }),
    meta,
  });
export const useSend = () => useMutation({ mutationFn: (id: string) => api.post<TaxForm>(`${path}/${id}/send`), meta });
export const useCorrect = () =>
  useMutation({
    mutationFn: ({ id, kind, idempotencyKey }: { id: string; kind: Correction; idempotencyKey: string }) =>
      api.post<Answer<'TaxFormCorrection'>>(`${path}/${id}/correct`, { kind }, { idempotencyKey }),
    meta,
  });
export const useDiscard = () => useMutation({ mutationFn: (id: string) => api.delete(`${path}/${id}`), meta });
export const useKeepTemplate = () =>
  useMutation({
    mutationFn: (body: Answer<'NewTaxTemplate'>) => api.put<Answer<'TaxTemplateColumns'>>(`${path}/template`, body),
    meta,
  });

/** A copy as a PDF: B and 2 show the last four digits of the tax id. */
export const pdfOf = (id: string, copy: string): string => `${path}/${id}/pdf?${new URLSearchParams({ copy })}`;

/** Copy B as a file. */
export const useDownload = () => useMutation({ mutationFn: (id: string) => api.blob(pdfOf(id, 'B')) });

interface OfPayer {
  readonly year: number;
  readonly form: TaxForm['form'];
  /** Empty: the firm itself. */
  readonly clientId: string;
}
const asked = ({ year, form, clientId }: OfPayer) => ({
  year: String(year),
  form,
  ...(clientId !== '' && { clientId }),
});
/** The file for IRIS, a hundred returns a part. */
export const exportOf = (payer: OfPayer, part: number): string =>
  `${path}/export?${new URLSearchParams({ ...asked(payer), part: String(part) })}`;
/** The data of Form 1096, which goes with forms on paper. */
export const transmittalOf = (payer: OfPayer): string => `${path}/1096?${new URLSearchParams(asked(payer))}`;

export const taxFormAddress = (id: string): string => `/accounting/1099/${id}`;
export const taxFormSubject = ({ id, name, year }: Pick<TaxForm, 'id' | 'name' | 'year'>): Subject => ({
  name: `Form 1099 of ${name} for ${year}`,
  links: [{ label: 'Open', to: taxFormAddress(id) }],
});
/** Where forms of a year stand. */
export const yearSubject = (year: number): Subject => ({
  name: `Forms 1099 for ${year}`,
  links: [{ label: 'Open', to: `/accounting/1099?year=${year}` }],
});

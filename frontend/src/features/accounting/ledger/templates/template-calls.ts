import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../../lib/api/api-client';
import type { Answer } from '../../../../lib/api/api-types';
import { searchedOnServer } from '../../../../lib/api/option-queries';
import { listKeyOf, staleAfter } from '../../../../lib/api/stale-after';
import { saveRecord } from '../../../../lib/forms/saving';
import type { Subject } from '../../../../lib/subjects';
import { useRestore } from '../../../../lib/use-restore';
import { repeatLabel, type EntryTemplate } from './template-words';

const path = '/api/entry-templates';
const root = listKeyOf('entrytemplate');
const meta = { invalidates: staleAfter.entrytemplate };

export const templatesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...root, 'list', query],
    queryFn: ({ signal }) => api.list<EntryTemplate>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: [...root.map(String), 'one', id],
    queryFn: () => api.get<EntryTemplate>(`${path}/${id}`),
  });

/** The templates that an entry can begin with. */
export const templateOptionsQuery = searchedOnServer<EntryTemplate>({
  kind: 'entrytemplate',
  root,
  path,
  query: { sort: 'name' },
  option: (template) => ({ value: template.id, label: template.name, detail: repeatLabel(template) }),
});

export const templateAddress = (id: string): string => `/accounting/bookkeeping?view=templates&edit=${id}`;
export const templateSubject = ({ id, name }: Pick<EntryTemplate, 'id' | 'name'>): Subject => ({
  name,
  links: [{ label: 'Open', to: templateAddress(id) }],
});

export const useSaveTemplate = () =>
  useMutation({
    mutationFn: saveRecord<EntryTemplate, Answer<'NewEntryTemplate'>, Answer<'EntryTemplateChanges'>>(path),
    meta,
  });
export const useDeleteTemplate = () => useMutation({ mutationFn: (id: string) => api.delete(`${path}/${id}`), meta });
export const useRestoreTemplate = () => useRestore<string>(path, staleAfter.entrytemplate);

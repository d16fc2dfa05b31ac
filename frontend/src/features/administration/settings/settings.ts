import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { FirmSettings, FirmSettingsChanges } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';

const queryKey: string[] = [...roots.settings];

export const settingsQuery = queryOptions({
  queryKey,
  queryFn: () => api.get<FirmSettings>('/api/settings'),
});

export const useSaveSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: FirmSettingsChanges }) =>
      api.patch<FirmSettings>('/api/settings', changes, { version }),
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
    meta: { invalidates: staleAfter.settings },
  });
};

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import type { FirmSettings } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';

export const settingsQuery = queryOptions({ queryKey: [...roots.settings], queryFn: () => api.get<FirmSettings>('/api/settings') });

export type SettingsChanges = Partial<Omit<FirmSettings, 'version'>>;

export const useSaveSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: SettingsChanges }) => api.patch<FirmSettings>('/api/settings', changes, { version }),
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
    meta: { invalidates: [roots.settings, roots.firm, roots.audit] },
  });
};

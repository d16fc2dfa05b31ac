import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api/api-client';
import type { Firm } from './api/api-types';
import { setFirmTimeZone } from './format/dates';
import { roots } from './api/query-roots';

/** The release whose code this page is. */
let ownRelease: string | undefined;

export const firmQuery = queryOptions({
  queryKey: [...roots.firm],
  queryFn: async (): Promise<Firm> => {
    const firm = await api.get<Firm>('/api/firm');
    setFirmTimeZone(firm.timeZone);
    ownRelease ??= firm.version;
    return firm;
  },
  meta: { quiet: true },
});

export const useFirm = (): Firm | undefined => useQuery(firmQuery).data;

/** The server is of another release than this page. */
export const useIsOutdated = (): boolean => {
  const version = useFirm()?.version;
  return version !== undefined && ownRelease !== undefined && version !== ownRelease;
};

import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api-client';
import type { Firm } from './api-types';
import { setFirmTimeZone } from './dates';
import { roots } from './query-roots';

export const firmQuery = queryOptions({
  queryKey: [...roots.firm],
  queryFn: async (): Promise<Firm> => {
    const firm = await api.get<Firm>('/api/firm');
    setFirmTimeZone(firm.timeZone);
    return firm;
  },
  meta: { quiet: true },
});

export const useFirm = (): Firm | undefined => useQuery(firmQuery).data;

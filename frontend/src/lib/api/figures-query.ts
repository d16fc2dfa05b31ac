import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, type QueryParams } from './api-client';

/** Figures that the API works out over many records; asked for again with all else of that root. */
export const figuresQuery = <Figures>(root: QueryKey, path: string, query: QueryParams) =>
  queryOptions({ queryKey: [...root, path, query], queryFn: () => api.get<Figures>(path, { query }) });

import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import { roots } from '../../../../lib/api/query-roots';

/** An invoice or a load that was made of a paper. */
interface Made {
  readonly paperId: string;
  readonly invoiceId?: number;
  readonly loadId?: number;
}

/** Says what was made of a paper: it tells how well the paper was read, and nobody waits for it. */
export const useMeasure = () =>
  useMutation({
    mutationFn: ({ paperId, ...made }: Made) => api.post<void>(`/api/documents/read/${paperId}/saved`, made),
    meta: { invalidates: [roots.readings] },
  });

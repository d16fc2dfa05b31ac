import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, listAll, totalText, type QueryParams } from '../../../lib/api/api-client';
import type { ClientDocument, DocumentStatus, DocumentType } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import { sendForm } from '../../../lib/api/send-form';
import { useRestore } from '../../../lib/use-restore';

/** A client's or driver's own documents; asked for only when it is known whose. */
export const myDocumentsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...roots.documents, 'mine', userId],
    queryFn: () => listAll<ClientDocument>('/api/client-documents'),
    enabled: userId !== '',
  });

export const documentsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.documents, 'list', query],
    queryFn: () => api.list<ClientDocument>('/api/documents', { query }),
    placeholderData: keepPreviousData,
  });

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.documents, 'one', id],
    queryFn: () => api.get<ClientDocument>(`/api/documents/${id}`),
  });

/** How many there are of a kind of documents, of a status or in all, of a client or of everybody. */
export const countQuery = (address: 'documents' | 'compliance-documents', status: string | null, clientId: string) =>
  queryOptions({
    queryKey: [address, 'count', status, clientId],
    queryFn: async () =>
      totalText(
        await api.list<object>(`/api/${address}`, {
          query: { ...(status !== null && { status }), clientId, limit: 1 },
        }),
      ),
  });

export interface Move {
  document: ClientDocument;
  status: DocumentStatus;
  reason?: string;
}

export const useMoveDocument = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ document, status, reason }: Move) =>
      api.patch<ClientDocument>(
        `/api/documents/${document.id}/status`,
        { status, ...(reason !== undefined && { reason }) },
        { version: document.version },
      ),
    onSuccess: (moved) => client.setQueryData(documentQuery(String(moved.id)).queryKey, moved),
    meta: { invalidates: staleAfter.document },
  });
};

export const useDeleteDocument = () =>
  useMutation({
    mutationFn: (id: number) => api.delete(`/api/documents/${id}`),
    meta: { invalidates: staleAfter.document },
  });

export const useRestoreDocument = () => useRestore<number>('/api/documents', staleAfter.document);

/** What an upload goes with beside its client. */
export type GoesWith = Partial<Record<'loadId' | 'invoiceId' | 'expenseId', number>>;

export interface Upload {
  file: File;
  documentType: DocumentType;
  userId: string;
  clientId?: string;
  goesWith: GoesWith;
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** The words come before the file: the server can judge them before the bytes arrive. */
const formOf = ({ file, documentType, userId, clientId, goesWith }: Upload): FormData => {
  const form = new FormData();
  form.append('documentType', documentType);
  form.append('userId', userId);
  if (clientId !== undefined) form.append('clientId', clientId);
  for (const [field, id] of Object.entries(goesWith)) form.append(field, String(id));
  form.append('file', file);
  return form;
};

export const useUploadDocument = () =>
  useMutation({
    mutationFn: (upload: Upload) => sendForm<ClientDocument>('/api/documents/upload', formOf(upload), upload),
    meta: { invalidates: staleAfter.document },
  });

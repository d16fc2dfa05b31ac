import { queryOptions, useMutation } from '@tanstack/react-query';
import { kinds, type Kind } from '../../generated/kinds';
import { papers } from '../../generated/papers';
import { api } from '../api/api-client';
import { formatSize } from '../format/file-size';
import { staleAfter } from '../api/stale-after';
import { sendForm } from '../api/send-form';
import { useRestore } from '../use-restore';

export type ExpiryStatus = 'valid' | 'expiring' | 'expired';

/** A paper of a record, whatever kind the record is of. */
export interface Paper {
  readonly id: number;
  readonly documentType: string;
  readonly filename: string;
  readonly originalName: string;
  readonly fileSize: number;
  readonly fileUrl: string;
  readonly uploadDate: string;
  readonly uploadedBy: string;
  readonly expirationDate: string | null;
  readonly standing: ExpiryStatus;
  readonly notes: string | null;
}

/** Where papers of one type go. */
export interface Slot {
  readonly slot: string;
  readonly label: string;
  readonly accept: readonly string[];
  readonly mostBytes: number;
  /** Until when one is good is asked for before it is sent. */
  readonly ends: boolean;
}

export const slotsOf = (kind: Kind): readonly Slot[] => (papers as Partial<Record<Kind, readonly Slot[]>>)[kind] ?? [];

/** What is wrong with a file, said before it is sent. */
export const slotProblem = ({ accept, mostBytes }: Slot, { name, size }: File): string | null => {
  const ending = name.toLowerCase().split('.').pop() ?? '';
  if (!accept.includes(ending)) return `This kind of file is not accepted. Use ${inWords(accept)}.`;
  if (size > mostBytes) return `This file is ${formatSize(size)}. Files can be up to ${formatSize(mostBytes)}.`;
  return size === 0 ? 'This file is empty. Choose another one.' : null;
};
const inWords = (accept: readonly string[]): string => {
  const words = accept.map((each) => each.toUpperCase());
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join('');
};

const pathOf = (kind: Kind, record: string | number): string => `/api/${kinds[kind].address}/${record}/documents`;
const metaOf = (kind: Kind) => ({ invalidates: staleAfter[kind] });

export const papersQuery = (kind: Kind, record: string | number, removed = false) =>
  queryOptions({
    queryKey: [kinds[kind].address, 'papers', String(record), removed],
    queryFn: () => api.get<readonly Paper[]>(pathOf(kind, record), removed ? { query: { removed } } : {}),
  });

export interface PaperUpload {
  readonly file: File;
  readonly slot: string;
  readonly expirationDate?: string | null;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

const sendPaper = (
  kind: Kind,
  record: string | number,
  { file, slot, expirationDate, ...sending }: PaperUpload,
): Promise<Paper> => {
  const form = new FormData();
  form.append('documentType', slot);
  if (expirationDate) form.append('expirationDate', expirationDate);
  form.append('file', file);
  return sendForm<Paper>(pathOf(kind, record), form, sending);
};

export const useUploadPaper = (kind: Kind, record: string | number) =>
  useMutation({ mutationFn: (upload: PaperUpload) => sendPaper(kind, record, upload), meta: metaOf(kind) });

/** Uploads a paper to a record that was only now added. */
export const useUploadPaperTo = (kind: Kind) =>
  useMutation({
    mutationFn: ({ record, ...upload }: PaperUpload & { readonly record: string | number }) =>
      sendPaper(kind, record, upload),
    meta: metaOf(kind),
  });

export const useChangePaper = (kind: Kind, record: string | number) =>
  useMutation({
    mutationFn: ({ id, changes }: { id: number; changes: object }) =>
      api.patch<Paper>(`${pathOf(kind, record)}/${id}`, changes),
    meta: metaOf(kind),
  });

export const useRemovePaper = (kind: Kind, record: string | number) =>
  useMutation({ mutationFn: (id: number) => api.delete(`${pathOf(kind, record)}/${id}`), meta: metaOf(kind) });

export const useRestorePaper = (kind: Kind, record: string | number) =>
  useRestore<number>(pathOf(kind, record), staleAfter[kind]);

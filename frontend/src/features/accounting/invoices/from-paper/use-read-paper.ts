import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import { isApiError } from '../../../../lib/api/api-error';
import type { ReadDocument } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { roots } from '../../../../lib/api/query-roots';
import { readPaper } from './read-paper';

/** A page of a scan takes some seconds. */
const LOOK_AGAIN_MS = 1_000;
const FAILED = 'The paper could not be read. Try again.';

export interface PaperBeingRead {
  readonly file: File | undefined;
  /** What it says, as soon as it is read. */
  readonly paper: ReadDocument | undefined;
  readonly isReading: boolean;
  /** How many of its pages are read; null for one that is read at once. */
  readonly progress: Pick<ReadDocument, 'pages' | 'of'> | null;
  /** Why it could not be read. */
  readonly error: string | null;
  readonly read: (file: File) => void;
  readonly reset: () => void;
}

const sentenceOf = (error: Error | null): string | null =>
  error && (isApiError(error) && error.status < 500 ? sentenceFor(error) : FAILED);

/** Reads a paper; one of many pictures is followed page by page until it is read. */
export const useReadPaper = (): PaperBeingRead => {
  const { data: first, variables: file, isPending, error, mutate, reset } = useMutation({ mutationFn: readPaper });
  const follows = first?.status === 'reading';
  const followed = useQuery({
    queryKey: [...roots.readings, 'followed', first?.id],
    queryFn: () => api.get<ReadDocument>(`/api/documents/read/${first?.id ?? ''}`),
    enabled: follows,
    refetchInterval: ({ state: { data } }) => (data === undefined || data.status === 'reading' ? LOOK_AGAIN_MS : false),
  });
  const answer = follows ? (followed.data ?? first) : first;
  const failed = sentenceOf(error) ?? (follows ? sentenceOf(followed.error) : null);
  const isFollowed = answer?.status === 'reading' && failed === null;
  return {
    file,
    paper: answer?.status === 'read' ? answer : undefined,
    isReading: isPending || isFollowed,
    progress: isFollowed ? answer : null,
    error: failed ?? (answer?.status === 'failed' ? (answer.reason ?? FAILED) : null),
    read: (picked) => mutate(picked),
    reset,
  };
};

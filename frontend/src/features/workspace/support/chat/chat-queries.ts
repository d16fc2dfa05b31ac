import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import type { Chat } from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';

/** An answer shows up after a second, however fast it came. */
const REPLY_MS = 1_000;

export const chatQuery = queryOptions({
  queryKey: roots.chat,
  queryFn: () => api.get<Chat>('/api/chat'),
});

const inAMoment = async (answer: Promise<Chat>): Promise<Chat> =>
  (await Promise.all([answer, new Promise((over) => setTimeout(over, REPLY_MS))]))[0];

const useReply = <ReplyRequest>(send: (requested: ReplyRequest) => Promise<Chat>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (requested: ReplyRequest) => inAMoment(send(requested)),
    onSuccess: (chat) => client.setQueryData(chatQuery.queryKey, chat),
    meta: { invalidates: staleAfter.supportrequest },
  });
};

export const useAsk = () => useReply((message: string) => api.post<Chat>('/api/chat', { message }));
export const useHandOver = () => useReply((id: string) => api.post<Chat>(`/api/chat/${id}/hand-over`));

import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import type { Answer, BulkAnswer, Expense } from '../../../../lib/api/api-types';
import { staleAfter } from '../../../../lib/api/stale-after';

export type NewExpensePayment = Answer<'NewExpensePayment'>;
const meta = { invalidates: staleAfter.expense };

interface Sent<Body> {
  expenses: readonly Expense[];
  body: Body;
  idempotencyKey: string;
}

/** Says that expenses on account were paid: of each what became of it. */
export const usePayExpenses = () =>
  useMutation({
    mutationFn: async ({ expenses, body, idempotencyKey }: Sent<NewExpensePayment>): Promise<BulkAnswer> => {
      const [only, another] = expenses;
      if (!only || another) {
        const ids = expenses.map(({ id }) => id);
        return api.post<BulkAnswer>('/api/expenses/pay', { ...body, ids }, { idempotencyKey });
      }
      await api.post<Expense>(`/api/expenses/${only.id}/pay`, body, { idempotencyKey });
      return { done: [only.id], refused: [] };
    },
    meta,
  });

export const useReverseExpensePayment = () =>
  useMutation({
    mutationFn: ({ id, reason, idempotencyKey }: { id: number; reason: string; idempotencyKey: string }) =>
      api.post<Expense>(`/api/expenses/${id}/payment/reverse`, { reason }, { idempotencyKey }),
    meta,
  });

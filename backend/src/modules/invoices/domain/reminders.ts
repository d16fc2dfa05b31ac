/** An invoice that somebody is to be reminded of. */
export interface Remindable {
  readonly id: number;
  readonly brokerId: number;
  readonly status: 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';
  /** Where reminders of it go; null: nobody knows an address. */
  readonly to: string | null;
}
/** One letter to one address of one carrier, about all of its invoices. */
export interface Reminder {
  readonly brokerId: number;
  readonly to: string;
  readonly invoices: readonly number[];
}
export interface Reminders {
  readonly letters: readonly Reminder[];
  readonly refused: readonly { readonly id: number; readonly message: string }[];
}

const REFUSALS = {
  draft: 'A draft invoice cannot be reminded of; issue it first',
  paid: 'A paid invoice needs no reminder',
  cancelled: 'A cancelled invoice cannot be reminded of',
  pending: null,
  overdue: null,
} as const;

const refusalOf = (invoice: Remindable | undefined): string | null => {
  if (!invoice) return 'This invoice does not exist';
  return REFUSALS[invoice.status] ?? (invoice.to === null ? 'This carrier has no e-mail address' : null);
};

/** Which letters go out about the invoices that were asked for, and why some are in none. */
export const planReminders = (asked: readonly number[], found: readonly Remindable[]): Reminders => {
  const byId = new Map(found.map((invoice) => [invoice.id, invoice]));
  const letters = new Map<string, Reminder>();
  const refused: { id: number; message: string }[] = [];
  for (const id of new Set(asked)) {
    const invoice = byId.get(id);
    const message = refusalOf(invoice);
    if (message !== null || !invoice || invoice.to === null) refused.push({ id, message: message ?? '' });
    else {
      const { brokerId, to } = invoice;
      const key = `${brokerId} ${to.toLowerCase()}`;
      const letter = letters.get(key) ?? { brokerId, to, invoices: [] };
      letters.set(key, { ...letter, invoices: [...letter.invoices, id] });
    }
  }
  return { letters: [...letters.values()], refused };
};

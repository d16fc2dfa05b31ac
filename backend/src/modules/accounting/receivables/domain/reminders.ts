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

/** Who is reminded of an invoice and where, or why nobody is. */
const recipientOf = (invoice: Remindable | undefined): Pick<Reminder, 'brokerId' | 'to'> | string => {
  if (!invoice) return 'This invoice does not exist';
  const { brokerId, status, to } = invoice;
  return REFUSALS[status] ?? (to === null ? 'This carrier has no e-mail address' : { brokerId, to });
};

/** Which letters go out about the invoices that were asked for, and why some are in none. */
export const planReminders = (asked: readonly number[], invoices: readonly Remindable[]): Reminders => {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const letters = new Map<string, Reminder>();
  const refused: { id: number; message: string }[] = [];
  for (const id of new Set(asked)) {
    const found = recipientOf(byId.get(id));
    if (typeof found === 'string') refused.push({ id, message: found });
    else {
      const { brokerId, to } = found;
      const key = `${brokerId} ${to.toLowerCase()}`;
      const letter = letters.get(key) ?? { brokerId, to, invoices: [] };
      letters.set(key, { ...letter, invoices: [...letter.invoices, id] });
    }
  }
  return { letters: [...letters.values()], refused };
};

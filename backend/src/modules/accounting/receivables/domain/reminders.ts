/** An invoice that was chosen for a reminder. */
export interface Remindable {
  readonly id: number;
  readonly brokerId: number;
  readonly status: 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';
  /** The e-mail address for reminders of this invoice; null when none is known. */
  readonly to: string | null;
}
/** One letter to one address of a broker, about all of the chosen invoices that go there. */
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

/** The broker and address that get the reminder, or the sentence why nobody gets one. */
const recipientOf = (invoice: Remindable | undefined): Pick<Reminder, 'brokerId' | 'to'> | string => {
  if (!invoice) return 'This invoice does not exist';
  const { brokerId, status, to } = invoice;
  return REFUSALS[status] ?? (to === null ? 'This carrier has no e-mail address' : { brokerId, to });
};

/** Groups the chosen invoices into letters; `refused` lists the invoices that are in no letter, with the reason. */
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

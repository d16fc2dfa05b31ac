/** An invoice that was chosen for a letter. */
export interface Chosen {
  readonly id: number;
  readonly brokerId: number;
  readonly status: 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';
  /** The e-mail address for letters about this invoice; null when none is known. */
  readonly to: string | null;
}
/** One letter to one address of a broker, about all of the chosen invoices that go there. */
export interface CarrierLetter {
  readonly brokerId: number;
  readonly to: string;
  readonly invoices: readonly number[];
}
export interface Plan {
  readonly letters: readonly CarrierLetter[];
  readonly refused: readonly { readonly id: number; readonly message: string }[];
}

/** What is done with the chosen invoices: their carriers are reminded of them, or get their papers. */
export const LETTERS = ['remind', 'send'] as const;
export type Letters = (typeof LETTERS)[number];

const REFUSALS: Readonly<Record<Letters, Readonly<Record<Chosen['status'], string | null>>>> = {
  remind: {
    draft: 'A draft invoice cannot be reminded of; issue it first',
    paid: 'A paid invoice needs no reminder',
    cancelled: 'A cancelled invoice cannot be reminded of',
    pending: null,
    overdue: null,
  },
  send: {
    draft: 'A draft invoice cannot be sent; issue it first',
    cancelled: 'A cancelled invoice cannot be sent',
    paid: null,
    pending: null,
    overdue: null,
  },
};

/** The broker and address that get the letter, or the sentence why nobody gets one. */
const recipientOf = (action: Letters, invoice: Chosen | undefined): Pick<CarrierLetter, 'brokerId' | 'to'> | string => {
  if (!invoice) return 'This invoice does not exist';
  const { brokerId, status, to } = invoice;
  return REFUSALS[action][status] ?? (to === null ? 'This carrier has no e-mail address' : { brokerId, to });
};

/** Groups the chosen invoices into letters; `refused` lists the invoices that are in no letter, with the reason. */
export const planLetters = (action: Letters, asked: readonly number[], invoices: readonly Chosen[]): Plan => {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const letters = new Map<string, CarrierLetter>();
  const refused: { id: number; message: string }[] = [];
  for (const id of new Set(asked)) {
    const found = recipientOf(action, byId.get(id));
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

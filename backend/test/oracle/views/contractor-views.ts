import { money } from '../plain';
import { idsOf } from '../read';
import type { Books, StoredRecord } from './books';
import { sees, type Scope } from './eyes';
import { driverDisplayName, hidden, OF_CLIENT, recordRow, stamps, withoutSecret, type Row } from './views';

/** Its tax id is never shown whole, nor that it was opened. */
export const contractorRow = (books: Books, record: StoredRecord): Row => {
  const row = withoutSecret(recordRow({ money: ['threshold'], names: OF_CLIENT })(books, record), 'taxId');
  const shown = { ...row, driverName: driverDisplayName(books, record.values['driverId'] ?? null) };
  return hidden(shown, 'taxIdLast4', 'taxIdMark', 'taxIdOpenedAt', 'taxIdOpenedFor');
};

const STATUS: Readonly<Record<string, string>> = { TaxFormPrepared: 'draft', TaxFormCompleted: 'pending' };
const dollarsIn = (boxes: unknown): Row =>
  Object.fromEntries(Object.entries(boxes as Record<string, number>).map(([box, amount]) => [box, money(amount)]));
const addressIn = (payee: Row): string | null => {
  const last = [payee['state'], payee['zipCode']].filter(Boolean).join(' ');
  return [payee['address'], payee['city'], last].filter(Boolean).join(', ') || null;
};

/** Forms 1099 as their last events leave them; those that were deleted are not shown. */
export const taxFormRows = (books: Books, scope: Scope): Row[] =>
  idsOf('taxform')(books)
    .map((id): Row => {
      const events = books.history('taxform', id);
      const last = events.at(-1);
      const data: Row = last?.data ?? {};
      const told = (type: string) => events.findLast((event) => event.type === type);
      const [filed, sent] = [told('TaxFormFiled'), told('TaxFormSent')];
      const payee = data['payee'] as Row;
      const tail = String(payee['last4']);
      const { clientId, contractorId, year, form, sequence, corrected, corrects, withFreight, soFar } = data;
      return {
        ...{ id, clientId, contractorId, year, form, sequence, corrected, corrects, withFreight, soFar },
        clientName: clientId === null ? null : books.displayNameOf('client', clientId, 'companyName'),
        contractorName: books.displayNameOf('contractor', contractorId, 'name'),
        status: filed ? 'filed' : (STATUS[last?.type ?? ''] ?? 'discarded'),
        name: payee['name'],
        type: payee['type'] ?? null,
        total: money(Number(data['total'])),
        boxes: dollarsIn(data['boxes']),
        missing: data['missing'],
        correctedBy: data['correctedBy'],
        taxId: payee['taxIdType'] === 'ein' ? `**-***${tail}` : `***-**-${tail}`,
        payerName: (data['payer'] as Row)['name'],
        address: addressIn(payee),
        filedOn: filed?.data['filedOn'] ?? null,
        filedBy: filed?.data['by'] ?? null,
        reference: filed?.data['reference'] ?? null,
        sentAt: sent?.at ?? null,
        sentTo: sent?.data['to'] ?? null,
        letter: null,
        ...stamps({ version: events.length, createdAt: events[0]?.at ?? '', updatedAt: last?.at ?? '' }),
      };
    })
    .filter(({ status, clientId }) => status !== 'discarded' && sees(scope, clientId as string | null));

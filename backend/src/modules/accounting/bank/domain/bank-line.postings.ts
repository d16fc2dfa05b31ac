import { CASH_ACCOUNTS } from '../../../../platform/money/accounts';
import { usDate } from '../../../../platform/money/dates';
import {
  about,
  credit,
  debit,
  declarePostings,
  dimensionsIn,
  entriesOf,
  lateFor,
  reversed,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { BankBooking, BankLineEvent, BankLineTerms } from './bank-line.events';

/** The source of the entries that book lines of the bank. */
export const BANK_LINE = 'bankline';
const SOURCE = { kind: BANK_LINE, title: 'bank line' };

type Booked = BankLineTerms & { readonly id: string };

const entry = entriesOf(SOURCE, ({ id, clientId, checkNumber, date }: Booked) => ({
  id,
  reference: checkNumber === null ? `Bank ${usDate(date)}` : `Check ${checkNumber}`,
  clientId,
}));

const holdsMoney = (line: PostingLine): PostingLine =>
  CASH_ACCOUNTS.includes(line.accountNumber) ? line : { ...line, cash: true };

/** Money that came in is a debit of the bank and a credit of the other account; money that went out the reverse. */
const booked = ({ ledgerAccount, amount, text }: Booked, booking: BankBooking): PostingLine[] => {
  const { accountNumber, description, cash, ...of } = booking;
  const size = Math.abs(amount);
  const [ofBank, ofOther] = amount > 0 ? [debit, credit] : [credit, debit];
  const [other] = about(
    dimensionsIn({ party: of.party, loadId: of.loadId, vehicleId: of.vehicleId, driverId: of.driverId }),
    [ofOther(accountNumber, size, description)],
  );
  return [holdsMoney(ofBank(ledgerAccount, size, text)), ...(other ? [cash ? { ...other, cash } : other] : [])];
};

/** The journal entries of lines of the bank that are booked without any other paper. */
export const bankLinePostings = {
  BankLineBooked: {
    when: 'A line of the bank is booked: charges, interest, what no other record books',
    books: (data) =>
      lateFor(
        data.date,
        entry(data, data.booking.bookedOn ?? data.date, data.booking.description, booked(data, data.booking)),
      ),
    dateField: () => 'bookedOn',
  },
  BankLineUnmatched: {
    when: 'A booked line of the bank is opened again: its entry is taken back',
    books: (data) =>
      data.booking === null
        ? []
        : entry(data, data.on, `Taken back: ${data.booking.description}`, reversed(booked(data, data.booking))),
  },
} satisfies PostingRules<BankLineEvent>;
declarePostings(SOURCE, bankLinePostings);

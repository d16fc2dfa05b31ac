import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  credit,
  debit,
  declarePostings,
  entriesOf,
  lateFor,
  reversed,
  unpaid,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import { leftOf, type ChargeTerms, type ClientChargeEvent } from './client-charge.events';

const SOURCE = { kind: 'clientcharge', title: 'charge of a client' };

type Charged = ChargeTerms & { readonly id: string };

/** The name of a charge in the books, made from the end of its id: 'CHG-0000000A'. */
const referenceOf = ({ id }: Charged): string => `CHG-${id.slice(-8).toUpperCase()}`;
const entry = entriesOf(SOURCE, (charge: Charged) => ({
  id: charge.id,
  reference: referenceOf(charge),
  clientId: null,
}));

/** Charges stand in the firm's own books; the client is the party of their lines. */
const owed = ({ clientId, clientName, amount, description }: Charged): PostingLine[] =>
  about({ party: { kind: 'client', id: clientId } }, [
    debit(ACCOUNT.clientFeesReceivable, amount, `${description}, ${clientName}`),
    credit(ACCOUNT.serviceFees, amount, `${description}, ${clientName}`),
  ]);
const inWords = ({ description, clientName }: Charged): string => `${description}, ${clientName}`;

/** The journal entries of charges; that one is paid, its payment books. */
export const clientChargePostings = {
  ClientChargeRaised: {
    when: 'A client is charged for a service',
    books: (data) =>
      lateFor(
        data.chargedOn,
        entry(data, data.bookedOn ?? data.chargedOn, `Charge for ${inWords(data)}`, unpaid(owed(data))),
      ),
    dateField: ({ bookedOn }) => (bookedOn ? 'bookedOn' : 'chargedOn'),
  },
  ClientChargeCancelled: {
    when: 'A charge is cancelled: what is not paid of it',
    books: (data) => {
      const left = reversed(owed({ ...data, amount: leftOf(data) }));
      return entry(data, data.cancelledOn, `Charge cancelled: ${inWords(data)}`, unpaid(left));
    },
  },
} satisfies PostingRules<ClientChargeEvent>;
declarePostings(SOURCE, clientChargePostings);

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import type { JobData } from '../../../../platform/infrastructure/jobs/jobs';
import type { Parts } from '../../../../platform/infrastructure/mail/letter';
import { firmLetter, LettersOnEvents, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Client } from '../../../clients/clients';
import { Firm } from '../../../administration/settings';
import { People } from '../../../people/users';
import type { BankMethod, CardSeen, PortalPaymentEvent, PortalPaymentTerms } from '../../portal-payments';

type Data<Type extends PortalPaymentEvent['type']> = Extract<PortalPaymentEvent, { type: Type }>['data'];
type Paper = Pick<Parts, 'title' | 'paragraphs'> & {
  readonly details: readonly (readonly [string, string])[];
};
interface Receiver {
  readonly email: string;
  readonly name: string;
}

const METHODS: Record<BankMethod, string> = { bank_transfer: 'Bank transfer', ach: 'ACH', check: 'Check' };
const cardName = ({ brand, last4 }: CardSeen): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
const paidFor = ({ reference, description, clientName }: PortalPaymentTerms): Paper['details'] => [
  ['Receipt', reference],
  ['For', description],
  ['Company', clientName],
];

const receiptOf = (paid: Data<'PortalPaymentCompleted'> | Data<'BankPaymentCompleted'>): Paper => ({
  title: 'Your receipt',
  paragraphs: ['Thank you for your payment. It has been processed successfully.'],
  details: [
    ...paidFor(paid),
    ['Amount paid', dollars(paid.amount)],
    ['Date', usDate(paid.paidOn)],
    ...('method' in paid ? ([['Paid by', METHODS[paid.method]]] as const) : []),
    ...('card' in paid && paid.card ? ([['Card', cardName(paid.card)]] as const) : []),
  ],
});
const refundOf = (paid: Data<'PortalPaymentRefunded'> | Data<'BankPaymentRefunded'>): Paper => ({
  title: 'Your refund',
  paragraphs: [
    'method' in paid
      ? 'We have refunded your payment. The money comes back by bank or check.'
      : 'We have refunded your payment to the card you paid with. Banks usually take 5 to 10 business days to show it.',
  ],
  details: [
    ...paidFor(paid),
    ['Amount refunded', dollars(paid.amount)],
    ['Date', usDate(paid.refundedOn)],
    ['Reason', paid.reason],
  ],
});

interface Letter {
  readonly on: PortalPaymentEvent['type'];
  readonly paper: (event: never) => Paper;
}
/** By the name of the letter: the event that asks for it, and its text. */
const LETTERS: Readonly<Record<string, Letter>> = {
  'mail-the-receipt-when-a-fee-is-paid': { on: 'PortalPaymentCompleted', paper: receiptOf },
  'mail-the-refund-when-a-fee-is-refunded': { on: 'PortalPaymentRefunded', paper: refundOf },
  'mail-the-receipt-when-the-bank-has-paid': { on: 'BankPaymentCompleted', paper: receiptOf },
  'mail-the-refund-when-a-bank-payment-is-refunded': { on: 'BankPaymentRefunded', paper: refundOf },
};

/** Events that the command line wrote, such as demo data, are history: no letters are sent about them. */
const dataOf = ({ data, metadata }: RecordedEvent): JobData | null => {
  const { reference, clientName } = data as { reference: string; clientName: string };
  return metadata.source === 'cli' ? null : { paper: data, subject: `${reference}, ${clientName}` };
};

/**
 * Mails a receipt or the notice of a refund: about a card payment to the user who paid, about a payment by bank or
 * check to the company.
 */
@Injectable()
export class MailTheReceipt implements OnModuleInit {
  constructor(
    private readonly letters: LettersOnEvents,
    private readonly people: People,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly firm: Firm,
  ) {}

  onModuleInit(): void {
    for (const [name, { on, paper }] of Object.entries(LETTERS))
      this.letters.add({
        name,
        on,
        asked: dataOf,
        write: async ({ paper: data }) => {
          const terms = data as PortalPaymentTerms;
          const receiver = on.startsWith('Bank') ? await this.company(terms) : await this.payer(terms);
          return receiver && this.write(receiver, paper(terms as never));
        },
        shown: true,
      });
  }

  private async payer({ userId }: PortalPaymentTerms): Promise<Receiver | null> {
    const row = (await this.people.of([userId])).get(userId)?.row;
    return row ? { email: row.email, name: row.firstName ?? row.email } : null;
  }

  private async company({ clientId }: PortalPaymentTerms): Promise<Receiver | null> {
    const client = await this.clients.find(EVERYTHING, clientId);
    return client?.email && client.removedAt === null
      ? { email: client.email, name: client.contactName ?? client.companyName }
      : null;
  }

  private async write({ email: to, name }: Receiver, paper: Paper): Promise<Draft> {
    const firm = await this.firm.values();
    const paragraphs = [...paper.paragraphs, `If anything is unclear, reply to this e-mail or call ${firm.phone}.`];
    return firmLetter(firm, { ...paper, to, name, paragraphs });
  }
}

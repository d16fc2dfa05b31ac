import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { firmLetter, LetterOn, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Client } from '../../../clients/clients';
import { Contractor } from '../contractor';

type Asked = { readonly id: string; readonly w9AskedTo: string };
type Letter = { readonly id: string; readonly to: string; readonly subject: string };

/** Asks a contractor for a signed Form W-9, for whom it works for. */
@Injectable()
export class MailTheW9Request extends LetterOn<Asked, Letter> {
  protected readonly name = 'mail-the-request-for-a-w9';
  protected readonly on = 'ContractorW9Asked';

  constructor(
    @StoreOf(Contractor) private readonly contractors: RecordStore<Contractor>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly firm: Firm,
  ) {
    super();
  }

  protected asked({ id, w9AskedTo: to }: Asked): Letter {
    return { id, to, subject: `W-9 of ${id}` };
  }

  protected async write({ id, to }: Letter): Promise<Draft | null> {
    const contractor = await this.contractors.find(EVERYTHING, id);
    if (!contractor || contractor.removedAt !== null || contractor.w9ReceivedOn !== null) return null;
    const { name, clientId } = contractor;
    const firm = await this.firm.values();
    const payer = clientId === null ? firm.name : ((await this.clients.find(EVERYTHING, clientId))?.companyName ?? '');
    return firmLetter(firm, {
      to,
      name,
      by: payer,
      title: 'Form W-9',
      paragraphs: [
        `${payer} pays you and has no signed Form W-9 of yours yet. Please fill in the form at www.irs.gov/FormW9 and sign it.`,
        `Do not send it by e-mail: it has your tax id on it. Call ${firm.phone} for how to hand it in safely.`,
        'Without it, part of what you are paid may have to be withheld for the IRS.',
      ],
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import type { IsoDate } from '../../../../platform/money/dates';
import { mustNotBeAhead } from '../../../../platform/money/not-ahead';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Client } from '../../../clients/clients';
import { ComplianceDocument } from '../../../compliance/documents';
import { ClientMoney, type ClientMoneyStore } from '../client-money';
import { ClientMovement, movementId, type MovementKind } from '../client-movement';
import type { ClientMoneyCommand } from '../domain/client-money.decider';
import type { ForDocument, HandedOver, MoneyAccount } from '../domain/client-money.events';

/** A movement as it is asked for; the amount in whole cents. */
export interface AskedMovement {
  readonly kind: MovementKind;
  readonly amount: number;
  /** Null: today. */
  readonly on: IsoDate | null;
  /** The accounting date, where the month of the day is closed; else null. */
  readonly bookedOn: IsoDate | null;
  readonly account: MoneyAccount;
  readonly method: HandedOver;
  readonly checkNumber: string | null;
  readonly payee: string | null;
  readonly documentId: string | null;
  readonly notes: string | null;
}

/** Records what comes in for a client, is paid to an agency, goes back to it or to the client money bank. */
@Injectable()
export class ClientMoneyBook {
  constructor(
    @RichStoreOf(ClientMoney) private readonly accounts: ClientMoneyStore,
    @ReadsOf(ClientMovement) private readonly movements: RecordReads<ClientMovement>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    @StoreOf(ComplianceDocument) private readonly documents: RecordStore<ComplianceDocument>,
    private readonly firm: Firm,
  ) {}

  /** @throws RuleViolation NOT_HELD when more is taken than is held, also when two take at once */
  async move(clientId: string, asked: AskedMovement, context: CommandContext): Promise<ClientMovement> {
    const today = await this.firm.today(context.clock.now());
    const on = asked.on ?? today;
    mustNotBeAhead('on', on, today);
    const client = await this.clients.get(context.scope, clientId);
    const document = await this.documentOf(clientId, asked.documentId, context);
    const command = commandOf({ ...asked, id: clientId, clientName: client.companyName, on }, document);
    const guards = () => Promise.resolve([this.clients.guardOf(client)]);
    const { record } = await this.accounts.decide(clientId, command, context, { guards, status: 201 });
    return this.movements.get(context.scope, movementId(clientId, record.movements));
  }

  private async documentOf(clientId: string, id: string | null, { scope }: CommandContext): Promise<ForDocument> {
    if (id === null) return { documentId: null, documentTitle: null };
    const found = await this.documents.find(scope, id);
    if (!found || found.removedAt !== null) throw mistake('documentId', 'This document does not exist');
    if (found.clientId !== clientId) throw mistake('documentId', 'This document is not one of the client');
    return { documentId: id, documentTitle: found.title };
  }
}

type Dated = AskedMovement & { readonly id: string; readonly clientName: string; readonly on: IsoDate };

const commandOf = (asked: Dated, document: ForDocument): ClientMoneyCommand => {
  const { id, clientName, amount, on, notes, bookedOn, account, method, checkNumber } = asked;
  const said = { id, clientName, amount, on, notes, ...(bookedOn === null ? {} : { bookedOn }) };
  if (asked.kind === 'received') return { ...said, type: 'ReceiveClientMoney', account, method, checkNumber };
  if (asked.kind === 'moved') return { ...said, type: 'MoveClientMoney' };
  if (asked.kind === 'refunded') return { ...said, type: 'RefundClientMoney', account };
  return { ...said, ...document, type: 'PayOutClientMoney', account, payee: asked.payee ?? '' };
};

import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Broker } from '../../../clients/brokers';
import { Client } from '../../../clients/clients';
import { DetentionOfLoads } from '../../../operations/loads';
import { ClaimPapersOfLoads } from '../queries/claim-papers';
import { claimPaper } from './claim-paper';

/** Prints the letter with which a load’s detention is claimed from its broker. */
@Injectable()
export class PrintClaimLetter {
  constructor(
    private readonly detention: DetentionOfLoads,
    private readonly papers: ClaimPapersOfLoads,
    private readonly firm: Firm,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  /** @throws RuleViolation NOTHING_TO_CLAIM while no amount is known, with the reason */
  async print(loadId: number, scope: Scope): Promise<{ readonly number: string; readonly pdf: Buffer }> {
    const found = await this.detention.of(loadId, scope);
    const { load, total, missing } = found;
    if (total === null || total === 0) throw new RuleViolation('NOTHING_TO_CLAIM', reasonOf(missing));
    const [firm, broker, client, papers] = await Promise.all([
      this.firm.values(),
      this.brokers.find(scope, load.brokerId),
      load.clientId ? this.clients.find(scope, load.clientId) : null,
      this.papers.of(loadId, scope),
    ]);
    const pdf = await claimPaper({
      from: [
        client?.companyName ?? firm.name,
        client ? client.address : firm.address,
        client?.mcNumber ? `MC ${client.mcNumber}` : null,
        client?.dotNumber ? `USDOT ${client.dotNumber}` : null,
        firm.phone,
        firm.email,
      ],
      to: [broker?.name ?? 'Broker', broker?.address ?? null, broker?.contactEmail ?? null],
      contact: `${firm.phone} · ${firm.email}`,
      ...{ timeZone: firm.timeZone, found, papers },
    });
    return { number: `claim-${load.loadNumber}`, pdf };
  }
}

const reasonOf = ([why]: readonly string[]): string =>
  why === undefined
    ? 'There is nothing to claim: no stop of this load waited longer than its free time'
    : `There is no amount to claim: ${why}`;

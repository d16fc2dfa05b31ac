import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { Paper } from '../../../../platform/infrastructure/pdf/paper';
import { Firm, type FirmValues } from '../../../administration/settings';
import { drawReport } from '../../../accounting/reports';
import { PackMaterial, type Material } from '../queries/pack-material';
import { listFilings, listFuel, listRates, listReceipts, listTrips, listVehicles } from './audit-lists';

/** Prints all that an auditor asks for as one paper: the return, then the records that each of its numbers is from. */
@Injectable()
export class AuditPaper {
  constructor(
    private readonly material: PackMaterial,
    private readonly firm: Firm,
  ) {}

  async print(id: string, viewer: Viewer): Promise<{ number: string; pdf: Buffer }> {
    const all = await this.material.of(id, viewer);
    return { number: `ifta-audit-${all.period}`, pdf: await auditPdf(all, await this.firm.values()) };
  }
}

/** Who answers for the paper: 'Axlebook Services, 1 Main Street, +1 555 010 0000, office@axlebook.test'. */
const headOf = ({ name, address, phone, email }: FirmValues): string =>
  [name, ...(address ?? '').split('\n').map((line) => line.trim()), phone, email].filter(Boolean).join(', ');

const auditPdf = async (all: Material, firm: FirmValues): Promise<Buffer> => {
  const { table, record, period, hashNow } = all;
  const client = new Map(table.about).get('Client') ?? '';
  const paper = await Paper.begin({ title: `${table.title}, audit pack`, author: firm.name, landscape: true });
  const same = hashNow === record.inputHash;
  const about = [
    ...table.about,
    ['Prepared by', headOf(firm)],
    ['Since then', same ? 'Trips, fuel and rates say the same' : 'Trips, fuel or rates changed; shown as they are now'],
  ] as const;
  drawReport(paper, { ...table, about });
  await listVehicles(paper, all);
  await listTrips(paper, all);
  await listFuel(paper, all);
  await listRates(paper, all);
  await listFilings(paper, all);
  await listReceipts(paper, all);
  return paper.end(`${firm.name} · ${client} · ${period} · ${record.inputHash.slice(0, 16)}`);
};

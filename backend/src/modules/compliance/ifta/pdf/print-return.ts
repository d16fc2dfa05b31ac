import { Injectable } from '@nestjs/common';
import { EVERYTHING, type Scope } from '../../../../platform/access/viewer';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { fileOf, type ReportTable } from '../../../accounting/reports';
import { Firm } from '../../../administration/settings';
import { Client } from '../../../clients/clients';
import { periodOf } from '../domain/period';
import { IftaReturn, type IftaReturnStore } from '../ifta-return';
import { returnTable } from './return-table';

/** Prints a return in the order of the columns of its paper. */
@Injectable()
export class ReturnPrinter {
  constructor(
    @RichStoreOf(IftaReturn) private readonly returns: IftaReturnStore,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly firm: Firm,
  ) {}

  async print(id: string, scope: Scope) {
    const { bytes: pdf } = await fileOf(await this.table(id, scope), 'pdf', '');
    const { year, quarter } = await this.returns.get(scope, id);
    return { number: `ifta-return-${periodOf(year, quarter)}`, pdf };
  }

  async table(id: string, scope: Scope): Promise<ReportTable> {
    const record = await this.returns.get(scope, id);
    const client = await this.clients.find(EVERYTHING, record.clientId);
    const { name } = await this.firm.values();
    return returnTable(record, client?.companyName ?? '', name);
  }
}

import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { mistake } from '../../../../platform/fields/check';
import { Day } from '../../../../platform/fields/decorators';
import type { IsoDate } from '../../../../platform/money/dates';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { JournalFile } from '../queries/journal/journal-file';
import { BooksQuery } from './ledger.requests';

export class JournalQuery extends BooksQuery {
  @Day('from', { absent: true }) from?: IsoDate;
  @Day('to', { absent: true }) to?: IsoDate;

  static override rules(asked: JournalQuery): void {
    BooksQuery.rules(asked);
    if (asked.from && asked.to && asked.to < asked.from) throw mistake('to', 'To cannot be before From');
  }
}

/** The books as a plain-text journal, which hledger and ledger read. */
@Controller('api/ledger/journal')
export class JournalController {
  constructor(
    private readonly journal: JournalFile,
    private readonly firm: Firm,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  @Route({
    allow: 'ledger.read',
    summary: 'The books as a plain-text journal for hledger and ledger',
    past: [
      ...['settings', 'accounts', 'journal_lines', 'cash_lines'],
      ...['clients', 'loads', 'vehicles', 'drivers', 'brokers'],
    ],
    answer: 'file',
    type: 'text/plain',
  })
  async file(
    @Query() { from, to, basis = 'accrual', clientId, own }: JournalQuery,
    @Me() viewer: Viewer,
  ): Promise<StreamableFile> {
    const file = await this.journal.of({ from: from ?? null, to: to ?? null, basis, clientId, own }, viewer);
    return new StreamableFile(file, {
      type: 'text/plain; charset=utf-8',
      disposition: `attachment; filename="general_ledger_${await this.firm.today()}.journal"`,
    });
  }
}

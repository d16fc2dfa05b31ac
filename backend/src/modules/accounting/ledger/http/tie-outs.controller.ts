import { Controller, Get, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { published } from '../../../../platform/fields/schema';
import { described, FLAG, listOf, MONEY, object, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Client } from '../../../clients/clients';
import { TieOuts, type Differing, type TiedOut } from '../queries/tie-outs';
import { OneBookQuery } from './ledger.requests';

@published('TieOutDifference')
class DifferenceView {
  @Shown(TEXT) kind: string;
  @Shown(TEXT) id: string;
  @Shown(described(orNull(TEXT), 'Null when only the ledger knows the record')) number: string | null;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(MONEY) ledger: string;
  @Shown(MONEY) subledger: string;
}
@published('TieOut')
class TieOutView {
  @Shown(TEXT) account: string;
  @Shown(described(TEXT, 'The records that the account sums up')) title: string;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(MONEY) ledger: string;
  @Shown(described(MONEY, 'What bookkeepers wrote on the account by hand')) byHand: string;
  @Shown(MONEY) subledger: string;
  @Shown(described(MONEY, 'Ledger less by hand less subledger')) difference: string;
  @Shown(FLAG) ok: boolean;
  @Shown(described(WHOLE, 'How many records differ')) differing: number;
  @Shown(described(listOf(object(() => DifferenceView)), 'The first of them')) differences: DifferenceView[];
}

const differenceView = ({ ledger, subledger, ...record }: Differing): DifferenceView => ({
  ...record,
  ledger: moneyText(ledger),
  subledger: moneyText(subledger),
});
const viewOf = ({ ledger, byHand, subledger, differences, ...rest }: TiedOut, clientId: string | null): TieOutView => ({
  ...rest,
  clientId,
  ledger: moneyText(ledger),
  byHand: moneyText(byHand),
  subledger: moneyText(subledger),
  difference: moneyText(ledger - byHand - subledger),
  ok: rest.differing === 0,
  differences: differences.map(differenceView),
});

@Controller('api/ledger/tie-outs')
export class TieOutsController {
  constructor(
    private readonly tieOuts: TieOuts,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  @Get()
  @Route({
    allow: 'ledger.read',
    summary: 'Accounts beside the records that they sum up, with the records that differ',
    answer: TieOutView,
    list: true,
  })
  async list(@Query() asked: OneBookQuery, @Me() viewer: Viewer): Promise<TieOutView[]> {
    if (asked.clientId) await this.clients.get(viewer, asked.clientId);
    const compared = await this.tieOuts.of(asked, viewer);
    return compared.map((one) => viewOf(one, asked.clientId ?? null));
  }
}

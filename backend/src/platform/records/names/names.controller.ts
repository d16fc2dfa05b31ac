import { Controller, Get, Query } from '@nestjs/common';
import { may, type Viewer } from '../../access/viewer';
import { allCategories } from '../../event-log/events/event-catalog';
import { Invalid } from '../../fields/rule';
import { published } from '../../fields/schema';
import { Shown, TEXT } from '../../fields/shown';
import { field } from '../../fields/decorators';
import { rawText } from '../../fields/texts';
import { inAddress } from '../../web/routes/address';
import { Me } from '../../web/routes/request-context';
import { Route } from '../../web/routes/route';
import { mayReadSome } from '../../realtime/visibility';
import { allTypes } from '../kind/record-type';
import { RecordNames } from './record-names';

const NO_KIND = 'There are no such records';
const NO_IDS = 'Ids must be up to 100 ids with commas between them';
/** A number, a uuid, a word, or two of them with a dot between: '7', 'firm.7'. */
const ID = '[0-9a-zA-Z.-]{1,50}';
const IDS = new RegExp(`^${ID}(?:,${ID}){0,99}$`);

class NamesQuery {
  @field<string>('ids', () =>
    rawText(5_100, { missing: NO_IDS, tooLong: NO_IDS, form: { pattern: IDS, wrong: NO_IDS } }),
  )
  ids: string;
}
@published('RecordName')
class RecordName {
  @Shown(TEXT) id: string;
  @Shown(TEXT) name: string;
}

/** Display names of records, for viewers who may read their kind. A removed record keeps its name. */
@Controller('api/names')
export class NamesController {
  constructor(private readonly recordNames: RecordNames) {}

  @Get(':kind')
  @Route({
    allow: 'history.read',
    summary: 'The display names of records in scope, also removed ones',
    answer: RecordName,
    list: true,
  })
  async names(
    @inAddress('kind', {
      ...rawText(100, { missing: NO_KIND, tooLong: NO_KIND }),
      read: (given) => allCategories().find((known) => known === given) ?? new Invalid(NO_KIND),
    })
    category: string,
    @Query() { ids }: NamesQuery,
    @Me() viewer: Viewer,
  ): Promise<RecordName[]> {
    const kind = allTypes().find((known) => known.kind === category);
    const reads = kind ? may(viewer, kind.options.may.read) : mayReadSome(viewer, category);
    const found: Iterable<[unknown, string]> = reads ? await this.recordNames.of(viewer, category, ids.split(',')) : [];
    return [...found].map(([id, displayName]) => ({ id: String(id), name: displayName }));
  }
}

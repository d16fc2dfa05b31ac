import { Controller, Get, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { may, type Viewer } from '../auth/viewer';
import { allCategories } from '../event-store/fact-catalog';
import { UUID } from '../fields/patterns';
import { Wrong } from '../fields/rule';
import { published } from '../fields/schema';
import { Shown, TEXT } from '../fields/shown';
import { field } from '../fields/decorators';
import { rawText } from '../fields/texts';
import { inAddress } from '../http/address';
import { Me } from '../http/request-context';
import { Route } from '../http/route';
import { mayReadSome } from '../realtime/visibility';
import { allKinds } from './kind';
import { namingOf } from './named-rows';
import { Stores } from './stores';

const NO_KIND = 'There are no such records';
const NO_IDS = 'Ids must be up to 100 ids with commas between them';
const ID = '[0-9a-zA-Z-]{1,36}';
const IDS = new RegExp(`^${ID}(?:,${ID}){0,99}$`);
const NUMBER = /^[1-9]\d{0,14}$/;

class NamesQuery {
  @field<string>('ids', () =>
    rawText(3_700, { missing: NO_IDS, tooLong: NO_IDS, form: { pattern: IDS, wrong: NO_IDS } }),
  )
  ids: string;
}
@published('RecordName')
class RecordName {
  @Shown(TEXT) id: string;
  @Shown(TEXT) name: string;
}

/** What is no id of its category names no record. */
const READ: Readonly<Record<'numbers' | 'uuids' | 'words', (id: string) => (string | number)[]>> = {
  numbers: (id) => (NUMBER.test(id) ? [Number(id)] : []),
  uuids: (id) => (UUID.test(id) ? [id.toLowerCase()] : []),
  words: (id) => [id],
};
type Names = ReadonlyMap<unknown, string>;
const NOTHING: Names = new Map();

/** What records are called, for whoever may read their kind; a removed one keeps its name. */
@Controller('api/names')
export class NamesController {
  constructor(
    private readonly stores: Stores,
    private readonly dataSource: DataSource,
  ) {}

  @Get(':kind')
  @Route({
    allow: 'history.read',
    summary: 'What records in sight are called, also removed ones',
    answer: RecordName,
    list: true,
  })
  async names(
    @inAddress('kind', {
      ...rawText(100, { missing: NO_KIND, tooLong: NO_KIND }),
      read: (given) => allCategories().find((known) => known === given) ?? new Wrong(NO_KIND),
    })
    category: string,
    @Query() { ids }: NamesQuery,
    @Me() viewer: Viewer,
  ): Promise<RecordName[]> {
    const found = await this.called(category, ids.split(','), viewer);
    return [...found].map(([id, called]) => ({ id: String(id), name: called }));
  }

  private async called(category: string, ids: readonly string[], viewer: Viewer): Promise<Names> {
    const kind = allKinds().find((known) => known.kind === category);
    if (kind) {
      const { may: permissions, numbers, wordIds } = kind.options;
      const read = READ[numbers ? 'numbers' : wordIds ? 'words' : 'uuids'];
      return may(viewer, permissions.read) ? this.stores.of(kind).names(viewer, ids.flatMap(read)) : NOTHING;
    }
    const naming = namingOf(category);
    if (!naming || !mayReadSome(viewer, category)) return NOTHING;
    return naming.names(this.dataSource, viewer, ids.flatMap(READ[naming.ids]));
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { may, type Viewer } from '../auth/viewer';
import { UUID } from '../fields/patterns';
import { Wrong } from '../fields/rule';
import { published } from '../fields/schema';
import { Shown, TEXT } from '../fields/shown';
import { field } from '../fields/decorators';
import { rawText } from '../fields/texts';
import { inAddress } from '../http/address';
import { Me } from '../http/request-context';
import { Route } from '../http/route';
import { allKinds, type RecordKind } from './kind';
import { Stores } from './stores';

const NO_KIND = 'There are no such records';
const NO_IDS = 'Ids must be up to 100 ids with commas between them';
const ID = '[0-9a-fA-F-]{1,36}';
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

/** Ids of a kind are numbers or UUIDs; what is neither names no record. */
const idsOf = ({ options }: RecordKind, ids: string): (string | number)[] =>
  ids
    .split(',')
    .filter((id) => (options.numbers ? NUMBER : UUID).test(id))
    .map((id) => (options.numbers ? Number(id) : id.toLowerCase()));

/** What records are called, for whoever may read their kind; a removed one keeps its name. */
@Controller('api/names')
export class NamesController {
  constructor(private readonly stores: Stores) {}

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
      read: (given) => allKinds().find((known) => known.kind === given)?.kind ?? new Wrong(NO_KIND),
    })
    name: string,
    @Query() { ids }: NamesQuery,
    @Me() viewer: Viewer,
  ): Promise<RecordName[]> {
    const store = this.stores.of({ kind: name });
    if (![store.kind.options.may.read].flat().some((permission) => may(viewer, permission))) return [];
    const found = await store.names(viewer, idsOf(store.kind, ids));
    return [...found].map(([id, called]) => ({ id: String(id), name: called }));
  }
}

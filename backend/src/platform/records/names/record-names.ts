import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../access/viewer';
import { UUID } from '../../fields/patterns';
import { allTypes } from '../kind/record-type';
import { namingOf } from './named-rows';
import { Stores } from '../store/stores';

/** Display names by record id; the id is a number for kinds with numeric ids. */
export type Names = ReadonlyMap<unknown, string>;

const NUMBER = /^[1-9]\d{0,14}$/;
/** Parses the ids of a request; a text that cannot be an id of the category is dropped. */
const READ: Readonly<Record<'numbers' | 'uuids' | 'words', (id: string) => (string | number)[]>> = {
  numbers: (id) => (NUMBER.test(id) ? [Number(id)] : []),
  uuids: (id) => (UUID.test(id) ? [id.toLowerCase()] : []),
  words: (id) => [id],
};
const NOTHING: Names = new Map();

/** Looks up the display names of records in scope, of any category, removed ones included. */
@Injectable()
export class RecordNames {
  constructor(
    private readonly stores: Stores,
    private readonly dataSource: DataSource,
  ) {}

  async of(scope: Scope, category: string, ids: readonly string[]): Promise<Names> {
    const kind = allTypes().find((known) => known.kind === category);
    if (kind) {
      const { numbers, wordIds } = kind.options;
      const read = READ[numbers ? 'numbers' : wordIds ? 'words' : 'uuids'];
      return this.stores.of(kind).names(scope, ids.flatMap(read));
    }
    const naming = namingOf(category);
    return naming ? naming.names(this.dataSource, scope, ids.flatMap(READ[naming.ids])) : NOTHING;
  }
}

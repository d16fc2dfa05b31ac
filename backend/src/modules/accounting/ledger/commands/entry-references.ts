import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { part } from '../../../../platform/event-log/commands/task';
import type { AnyPart } from '../../../../platform/event-log/commands/aggregate';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { mistake } from '../../../../platform/fields/check';
import { CASH_ACCOUNTS } from '../../../../platform/money/accounts';
import { kindOf } from '../../../../platform/records/kind/kind';
import type { RecordState } from '../../../../platform/records/kind/kind-aggregate';
import { typeNamed } from '../../../../platform/records/kind/record-type';
import { isOfOneClient } from '../../../../platform/records/store/check-references';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Stores } from '../../../../platform/records/store/stores';
import { Account } from '../account';
import { keptBy } from '../domain/chart';
import type { EntryLine } from '../domain/entry.events';

/** What an entry written by hand names: `{ clientId: null, documentId: 41, lines: [{ accountNumber: '6200', … }] }`. */
export interface Naming {
  readonly clientId: string | null;
  readonly documentId: number | null;
  readonly lines: readonly EntryLine[];
}

interface Used {
  readonly lines: readonly EntryLine[];
  readonly marks: readonly AnyPart[];
}

interface Reference {
  readonly field: string;
  readonly kind: string;
  readonly id: string | number;
}

const NAMED_BY_LINES = { loadId: 'load', vehicleId: 'vehicle', driverId: 'driver' } as const;

const referencesOf = ({ clientId, documentId, lines }: Naming): readonly Reference[] => [
  ...(clientId === null ? [] : [{ field: 'clientId', kind: 'client', id: clientId }]),
  ...(documentId === null ? [] : [{ field: 'documentId', kind: 'document', id: documentId }]),
  ...lines.flatMap((line, at) =>
    Object.entries(NAMED_BY_LINES).flatMap(([name, kind]) => {
      const id = line[name as keyof typeof NAMED_BY_LINES] ?? null;
      return id === null ? [] : [{ field: `lines.${at}.${name}`, kind, id }];
    }),
  ),
];

/** Looks up the accounts and records that an entry written by hand names. */
@Injectable()
export class EntryReferences {
  constructor(
    @StoreOf(Account) private readonly accounts: RecordStore<Account>,
    private readonly stores: Stores,
  ) {}

  /**
   * Checks that the records exist, in scope and of the same books.
   * @returns guards: the commit fails when one of them changes meanwhile
   * @throws RuleViolation NOT_FOUND naming the field
   */
  async guards(naming: Naming, scope: Scope): Promise<readonly Guard[]> {
    const found = await Promise.all(
      referencesOf(naming).map(async ({ field, kind, id }) => {
        const store = this.stores.of(typeNamed(kind));
        const row = await store.find(scope, id);
        const isThere = row !== null && (row.removedAt ?? null) === null;
        if (
          !isThere ||
          !isOfOneClient(naming.clientId, kind === 'client' ? naming.clientId : clientOf(store.kind, row))
        )
          throw missing(field, kind);
        return store.guardOf(row);
      }),
    );
    return [...new Map(found.map((guard) => [guard.stream, guard])).values()];
  }

  /**
   * Checks that entries can be written on the accounts.
   * @returns the lines, marked where an account holds money, and what marks accounts as used in the commit of the entry
   * @throws RuleViolation INVALID naming the field
   */
  async use(lines: readonly EntryLine[], scope: Scope): Promise<Used> {
    const numbers = [...new Set(lines.map(({ accountNumber }) => accountNumber))];
    const found = new Map((await this.accounts.byIds(scope, numbers)).map((account) => [account.id, account]));
    lines.forEach(({ accountNumber }, at) => {
      const account = found.get(accountNumber);
      const wrong = (message: string) => mistake(`lines.${at}.accountNumber`, message);
      if (!account || account.removedAt !== null) throw wrong(`There is no account ${accountNumber}`);
      if (!account.active) throw wrong(`${accountNumber} ${account.name} is not active`);
      const keeper = keptBy(accountNumber);
      if (keeper) throw wrong(`${accountNumber} ${account.name} is kept by ${keeper}, not by entries`);
    });
    const holdsMoney = (number: string): boolean =>
      found.get(number)?.cashAccount === true && !CASH_ACCOUNTS.includes(number);
    return {
      lines: lines.map((line) => (holdsMoney(line.accountNumber) ? { ...line, cash: true } : line)),
      marks: numbers.filter((number) => found.get(number)?.used === false).map(usedPart),
    };
  }
}

const clientOf = (kind: { readonly clientOfRow: (row: never) => string | null }, row: object): string | null =>
  kind.clientOfRow(row as never);

const missing = (field: string, kind: string): RuleViolation => {
  const message = `This ${kind} does not exist`;
  return new RuleViolation('NOT_FOUND', message, 'not-found', [{ field, message }]);
};

const usedPart = (id: string): AnyPart =>
  part({
    aggregate: kindOf(Account).aggregate,
    id,
    prepare: (state: RecordState) => {
      if (state.status !== 'kept') throw new RuleViolation('INVALID', `There is no account ${id}`, 'invalid');
      return { command: { type: 'Change', id, changes: { used: true } } as const };
    },
  });

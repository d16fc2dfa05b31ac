import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VersionConflict } from '../../../../platform/core/errors';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { part } from '../../../../platform/event-log/commands/task';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { BankAccount } from '../bank-account';
import { bankLineKind } from '../bank-line';
import {
  faultOfSame,
  identities,
  isRejected,
  type KnownLine,
  type ReadLine,
  type Rejected,
  type StatementLine,
} from '../domain/statement-line';
import { idOfLine } from './line-ids';

/** What became of the lines of a file. */
export interface Imported {
  imported: number;
  duplicates: number;
  /** The first thousand that could not be imported, and how many there are. */
  rejected: Rejected[];
  rejectedLines: number;
}

/** How many lines are committed together: few enough that others wait for a moment only. */
const AT_ONCE = 100;
const MOST_TOLD = 1_000;
const MOST_TRIES = 4;

const KNOWN = 'SELECT id, date, amount FROM bank_lines WHERE id = ANY($1::uuid[])';

type Numbered = StatementLine & { readonly id: string };

/** Adds lines of the bank, each once. */
@Injectable()
export class ImportLines {
  constructor(
    private readonly runner: CommandRunner,
    private readonly dataSource: DataSource,
    @StoreOf(BankAccount) private readonly accounts: RecordStore<BankAccount>,
  ) {}

  /** Takes the lines of one file, portion by portion. A run that breaks off is continued by the same file. */
  async take(
    bankAccountId: string,
    portions: AsyncIterable<readonly ReadLine[]>,
    context: CommandContext,
  ): Promise<Imported> {
    const result: Imported = { imported: 0, duplicates: 0, rejected: [], rejectedLines: 0 };
    const identityOf = identities();
    const seen = new Map<string, KnownLine>();
    for await (const portion of portions) {
      const lines: Numbered[] = [];
      for (const line of portion)
        if (isRejected(line)) reject(result, line);
        else {
          const id = idOfLine(bankAccountId, identityOf(line));
          if (!isKnown(result, line, seen.get(id))) lines.push({ ...line, id });
          seen.set(id, seen.get(id) ?? line);
        }
      for (let at = 0; at < lines.length; at += AT_ONCE)
        await this.add(bankAccountId, lines.slice(at, at + AT_ONCE), result, inner(context));
    }
    return result;
  }

  private async add(
    bankAccountId: string,
    lines: readonly Numbered[],
    result: Imported,
    context: CommandContext,
  ): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const told: Imported = { imported: 0, duplicates: 0, rejected: [], rejectedLines: 0 };
      const fresh = await this.withoutKnown(lines, told);
      try {
        if (fresh.length > 0) await this.commit(bankAccountId, fresh, context);
      } catch (error) {
        // another import added some of them, or somebody changed the account
        if (error instanceof VersionConflict && tries < MOST_TRIES) continue;
        throw error;
      }
      result.imported += fresh.length;
      result.duplicates += told.duplicates;
      for (const each of told.rejected) reject(result, each);
      return;
    }
  }

  private async commit(bankAccountId: string, lines: readonly Numbered[], context: CommandContext): Promise<void> {
    const account = await this.accounts.get(context.scope, bankAccountId);
    const { clientId, ledgerAccount } = account;
    const { aggregate } = bankLineKind;
    await this.runner.runTogether({
      parts: lines.map(({ id, nr: _, ...said }, at) =>
        part({
          aggregate,
          id,
          fresh: true,
          prepare: () => ({
            command: {
              type: 'ImportBankLine' as const,
              id,
              terms: { ...said, bankAccountId, clientId, ledgerAccount },
            },
            guards: at === 0 ? [this.accounts.guardOf(account)] : [],
          }),
        }),
      ),
      context,
      answer: null,
    });
  }

  private async withoutKnown(lines: readonly Numbered[], told: Imported): Promise<readonly Numbered[]> {
    const { rows } = await poolOf(this.dataSource).query<KnownLine & { id: string }>(KNOWN, [
      lines.map(({ id }) => id),
    ]);
    const known = new Map(rows.map((row) => [row.id, row]));
    return lines.filter((line) => !isKnown(told, line, known.get(line.id)));
  }
}

/** Counts a line with the identity of a known one: it is that line again, or the bank's number is wrong. */
const isKnown = (result: Imported, line: StatementLine, known: KnownLine | undefined): boolean => {
  if (!known) return false;
  const reason = faultOfSame(line, known);
  if (reason === null) result.duplicates += 1;
  else reject(result, { line: line.nr, reason });
  return true;
};

const reject = (result: Imported, { line, reason }: Rejected): void => {
  result.rejectedLines += 1;
  if (result.rejected.length < MOST_TOLD) result.rejected.push({ line, reason });
};

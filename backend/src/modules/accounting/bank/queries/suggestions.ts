import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { addDays } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import type { BankLine } from '../bank-line';
import { BankRule } from '../bank-rule';
import { fittingRules, MOST_DAYS, suggester, type Suggestion } from '../domain/suggest';
import { LedgerCandidates, type LedgerCandidate } from './candidates';

/** What a line may be: lines of the ledger, or, where a rule says so, an entry of its own. */
export interface SuggestedMatch extends Omit<Suggestion, 'lines'> {
  readonly lines: readonly LedgerCandidate[];
  readonly rule: BankRule | null;
}

const MOST_RULES = 500;

/** Lines of one account whose days lie near to each other, so that one query finds what they may be. */
const clustered = (lines: readonly BankLine[]): readonly (readonly BankLine[])[] => {
  const clusters: BankLine[][] = [];
  const sorted = lines.toSorted((one, other) => one.date.localeCompare(other.date));
  for (const line of sorted) {
    const last = clusters.at(-1)?.at(-1);
    if (last && line.date <= addDays(last.date, 2 * MOST_DAYS)) clusters.at(-1)?.push(line);
    else clusters.push([line]);
  }
  return clusters;
};

/** Suggests what open lines of the bank are; it never matches or books. */
@Injectable()
export class BankSuggestions {
  constructor(
    private readonly candidates: LedgerCandidates,
    @StoreOf(BankRule) private readonly rules: RecordStore<BankRule>,
  ) {}

  /** The suggestions for each of these lines, the best first; none for lines that are not open. */
  async of(lines: readonly BankLine[], scope: Scope): Promise<ReadonlyMap<string, readonly SuggestedMatch[]>> {
    const accounts = new Map<string, BankLine[]>();
    for (const line of lines.filter(({ status }) => status === 'imported'))
      accounts.set(line.bankAccountId, [...(accounts.get(line.bankAccountId) ?? []), line]);
    const found = await Promise.all([...accounts.values()].map((each) => this.ofAccount(each, scope)));
    return new Map(found.flat());
  }

  private async ofAccount(
    lines: readonly BankLine[],
    scope: Scope,
  ): Promise<readonly (readonly [string, readonly SuggestedMatch[]])[]> {
    const [first] = lines;
    if (!first) return [];
    const rules = await this.rulesOf(first.clientId, scope);
    const results = await Promise.all(
      clustered(lines).map(async (cluster) => {
        const [from, to] = [cluster[0]?.date ?? first.date, cluster.at(-1)?.date ?? first.date];
        const suggest = suggester(await this.candidates.near(first, from, to, scope));
        return cluster.map((line) => [line.id, withRules(line, suggest(line), rules)] as const);
      }),
    );
    return results.flat();
  }

  private rulesOf(clientId: string | null, scope: Scope): Promise<readonly BankRule[]> {
    return this.rules
      .rows(scope)
      .andWhere('r.removed_at IS NULL AND r.client_id IS NOT DISTINCT FROM :book::uuid', { book: clientId })
      .orderBy('lower(r.name), r.id')
      .limit(MOST_RULES)
      .getRawMany<BankRule>();
  }
}

/** The rules that fit come after the lines of the ledger; one is chosen where it is all that there is. */
const withRules = (
  line: BankLine,
  matches: readonly Suggestion[],
  rules: readonly BankRule[],
): readonly SuggestedMatch[] => {
  const fitting = fittingRules(line, rules);
  return [
    ...matches.map((match) => ({ ...match, lines: match.lines as readonly LedgerCandidate[], rule: null })),
    ...fitting.map(({ rule, reasons }) => ({
      lines: [],
      amount: line.amount,
      reasons,
      chosen: matches.length === 0 && fitting.length === 1,
      rule,
    })),
  ];
};

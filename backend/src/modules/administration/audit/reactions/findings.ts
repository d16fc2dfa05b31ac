import type { Look } from '../../../../platform/event-log/replay/integrity';
import { MOST_FINDINGS, type IntegrityCheck } from '../integrity-check';

type Result = Pick<
  IntegrityCheck,
  'facts' | 'streams' | 'tables' | 'differences' | 'position' | 'headStream' | 'headAt' | 'findings'
>;

/**
 * What a check has found so far. A finding says what is wrong but contains no values, because the values of a record
 * are only for those who may see the record.
 */
export class Findings {
  private readonly said: string[] = [];
  private of: Omit<Result, 'findings'> = {
    facts: 0,
    streams: 0,
    tables: 0,
    differences: 0,
    position: 0,
    headStream: null,
    headAt: null,
  };

  add(look: Look): void {
    if (look.of === 'log') return this.addLog(look);
    if (look.of === 'nothing') return this.say(`${look.projection} cannot be folded from a log that is not whole`);
    const { projection, differences } = look.table;
    this.of = { ...this.of, tables: this.of.tables + 1, differences: this.of.differences + differences };
    if (differences > 0)
      this.say(`${differences} ${differences === 1 ? 'row' : 'rows'} of ${projection} differ from the log`);
  }

  get isWhole(): boolean {
    return this.said.length === 0;
  }

  get result(): Result {
    return { ...this.of, findings: this.said.slice(0, MOST_FINDINGS) };
  }

  private addLog({ log: { events, streams, head, faults } }: Look & { readonly of: 'log' }): void {
    this.of = {
      ...this.of,
      facts: events,
      streams,
      position: head?.position ?? 0,
      headStream: head?.stream ?? null,
      headAt: head?.appendedAt ?? null,
    };
    for (const fault of faults) this.say(fault);
  }

  private say(finding: string): void {
    this.said.push(finding.slice(0, 1_000));
  }
}

import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Contractor } from '../contractor';

/** Whom to ask: these contractors, or all of a book whose W-9 is missing. */
export interface AskedW9s {
  readonly clientId: string | null;
  readonly contractorIds: readonly string[] | null;
}
/** A contractor that was asked at an address, or was not, with the reason. */
export interface W9Outcome {
  readonly contractorId: string;
  readonly contractorName: string;
  readonly to: string | null;
  readonly reason: string | null;
}
/** What became of a call; `more`: others of the book wait to be asked, with the next call. */
export interface W9Outcomes {
  readonly outcomes: readonly W9Outcome[];
  readonly more: boolean;
}
/** The most contractors that one call asks where none is named. */
export const MOST_AT_ONCE = 100;
/** A contractor is asked again after a day at the earliest. */
const AGAIN_AFTER_MS = 86_400_000;

/** Why a contractor is not asked; null where it is. */
const reasonOf = (contractor: Contractor, now: Date): string | null => {
  const { active, w9ReceivedOn, email, w9AskedAt } = contractor;
  if (w9ReceivedOn !== null) return 'Its W-9 is here';
  if (!active) return 'It is not active';
  if (email === null) return 'There is no e-mail address to send it to';
  const wasJustAsked = w9AskedAt !== null && now.getTime() - Date.parse(w9AskedAt) < AGAIN_AFTER_MS;
  return wasJustAsked ? 'It was asked within the last day' : null;
};

/** Asks contractors for their W-9 by mail: the history of each tells who asked, when and at which address. */
@Injectable()
export class AskForW9 {
  constructor(@StoreOf(Contractor) private readonly contractors: RecordStore<Contractor>) {}

  /** @throws RuleViolation naming `contractorIds` when one of them is not of the book */
  async ask(asked: AskedW9s, context: CommandContext): Promise<W9Outcomes> {
    const now = context.clock.now();
    const chosen = await this.chosen(asked, now, context);
    const portion = asked.contractorIds === null ? chosen.slice(0, MOST_AT_ONCE) : chosen;
    const next = chosen[portion.length];
    // the version and the key that the request told are not those of a contractor
    const { expectedVersion: _, idempotency: __, ...unconditional } = context;
    const outcomes: W9Outcome[] = [];
    for (const contractor of portion) {
      const { id, name, email } = contractor;
      const reason = reasonOf(contractor, now);
      if (reason === null)
        await this.contractors.change(id, { w9AskedAt: now.toISOString(), w9AskedTo: email }, unconditional);
      outcomes.push({ contractorId: id, contractorName: name, to: reason === null ? email : null, reason });
    }
    return { outcomes, more: next !== undefined && reasonOf(next, now) === null };
  }

  /** Where none is named, one more than are asked at once, those first who can be asked now. */
  private async chosen(
    { clientId, contractorIds }: AskedW9s,
    now: Date,
    { scope }: CommandContext,
  ): Promise<readonly Contractor[]> {
    const rows = this.contractors
      .rows(scope)
      .andWhere('r.removed_at IS NULL AND r.client_id IS NOT DISTINCT FROM :clientId::uuid', { clientId });
    if (contractorIds === null)
      return rows
        .andWhere('r.active AND r.w9_received_on IS NULL')
        .orderBy('(r.email IS NULL OR COALESCE(r.w9_asked_at > :asked, false)), lower(r.name), r.id')
        .setParameters({ asked: new Date(now.getTime() - AGAIN_AFTER_MS) })
        .limit(MOST_AT_ONCE + 1)
        .getRawMany<Contractor>();
    rows.orderBy('lower(r.name), r.id');
    const all = await rows.andWhere('r.id = ANY(:ids::uuid[])', { ids: [...contractorIds] }).getRawMany<Contractor>();
    if (contractorIds.some((id) => !all.some((one) => one.id === id)))
      throw mistake('contractorIds', 'This contractor does not exist');
    return all;
  }
}

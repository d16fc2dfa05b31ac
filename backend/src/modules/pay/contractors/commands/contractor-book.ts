import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { Vault } from '../../../../platform/infrastructure/vault/vault';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { Contractor } from '../contractor';
import { digitsOf, isMask, taxIdFault, type TaxIdType } from '../domain/tax-id';

/** What is asked of the tax id of a contractor; absent: it stays. */
interface Asked {
  readonly taxIdType?: TaxIdType | undefined;
  readonly taxId?: string | undefined;
}

/** Adds and changes contractors: a tax id is judged here, before it is sealed. */
@Injectable()
export class ContractorBook {
  constructor(
    @StoreOf(Contractor) private readonly contractors: RecordStore<Contractor>,
    private readonly vault: Vault,
  ) {}

  /** @throws RuleViolation ALREADY_TAKEN when a contractor of the same book has this tax id */
  async add(
    values: Asked & { readonly clientId?: string | null | undefined },
    context: CommandContext,
  ): Promise<Written<Contractor>> {
    if (isMask(values.taxId ?? '')) throw mistake('taxId', 'A tax id has nine digits');
    const sealable = this.judged(values, values.taxIdType ?? 'ssn', values.clientId ?? null);
    return this.told(this.contractors.add({ ...values, ...sealable }, context));
  }

  /** The same for a change; a mask that is sent back leaves the number as it is. */
  async change(id: string, values: Asked, context: CommandContext): Promise<Written<Contractor>> {
    const changes = (before: Contractor) => {
      const isKept = values.taxId === undefined || isMask(values.taxId);
      const type = values.taxIdType ?? before.taxIdType;
      return isKept ? values : { ...values, ...this.judged(values, type, before.clientId) };
    };
    return this.told(this.contractors.change(id, changes, context));
  }

  private judged({ taxId = '' }: Asked, type: TaxIdType, clientId: string | null) {
    const digits = digitsOf(taxId);
    const wrong = taxIdFault(type, digits);
    if (wrong) throw mistake('taxId', wrong);
    return { taxId: digits, taxIdMark: this.vault.mark(`tax ids of ${clientId ?? 'firm'}`, digits) };
  }

  /** Puts what is wrong with the mark under the field that people filled in. */
  private async told<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const isMark = error instanceof RuleViolation && error.fields.some(({ field }) => field === 'taxIdMark');
      if (!isMark) throw error;
      const { code, message } = error;
      throw new RuleViolation(code, message, 'conflict', [{ field: 'taxId', message }]);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Vault } from '../../../../platform/infrastructure/vault/vault';
import { TaxIdOpener } from '../../contractors';
import type { Payer, TaxFormTerms } from '../domain/tax-form.events';

/** The tax ids of a form as they were when it was prepared. */
@Injectable()
export class OpenedTaxIds {
  constructor(
    private readonly opener: TaxIdOpener,
    private readonly vault: Vault,
  ) {}

  /** The nine digits of who was paid; the history of the contractor tells who opened them, and what for. */
  ofPayee(
    { contractorId, payee }: Pick<TaxFormTerms, 'contractorId' | 'payee'>,
    purpose: string,
    context: CommandContext,
  ): Promise<string> {
    return this.opener.open(contractorId, purpose, context, payee.taxId);
  }

  /** The digits of the payer, whose number stands whole on every copy; none where it has none. */
  ofPayer({ clientId, payer }: { readonly clientId: string | null; readonly payer: Payer }): string {
    if (payer.taxId === null) return '';
    const subject = clientId === null ? 'settings-firm' : `client-${clientId}`;
    return this.vault.open(subject, payer.taxId).replace(/\D/g, '');
  }
}

import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { formTitle, type Form1099 } from '../../../../platform/money/boxes-1099';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { columnsOf, defaultHeader } from '../domain/iris-header';
import { TaxTemplate } from '../tax-template';

/** The columns of a year's file: those that were pasted, else the ones that are known. */
export interface Template {
  readonly columns: readonly string[];
  /** Somebody pasted them for this very year. */
  readonly pasted: boolean;
}

/** Which columns the IRS wants in the file of a form and a year. */
@Injectable()
export class Templates {
  constructor(@StoreOf(TaxTemplate) private readonly templates: RecordStore<TaxTemplate>) {}

  /** @returns null where no columns are known */
  async find(form: Form1099, year: number): Promise<Template | null> {
    const kept = await this.templates.find(EVERYTHING, idOf(form, year));
    if (kept?.removedAt === null) return { columns: kept.columns, pasted: true };
    const header = defaultHeader(form);
    return header === null ? null : { columns: columnsOf(header, form), pasted: false };
  }

  /** @throws RuleViolation where the header row has to be pasted first */
  async get(form: Form1099, year: number): Promise<readonly string[]> {
    const found = await this.find(form, year);
    if (found) return found.columns;
    const message = `Paste the header row of the IRS's template for ${formTitle(form)} ${year} first`;
    throw new RuleViolation('TEMPLATE_MISSING', message);
  }

  /** Keeps a header row that was pasted. @throws RuleViolation when it is none of this form */
  async keep(form: Form1099, year: number, header: string, context: CommandContext): Promise<readonly string[]> {
    const columns = columnsOf(header, form);
    const id = idOf(form, year);
    if (await this.templates.find(EVERYTHING, id)) await this.templates.change(id, { columns }, context);
    else await this.templates.addAs(id, { form, year, columns }, context);
    return columns;
  }
}

const idOf = (form: Form1099, year: number): string => `${form}-${year}`;

import { Body, Controller, Delete, Get, Post, Query, type StreamableFile } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { listOf, object } from '../../../../platform/fields/shown';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs, shownWith } from '../../../../platform/records/requests/requests';
import { richRoutes } from '../../../../platform/records/routes/rich-routes';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { pdfFile, PdfRoute } from '../../../../platform/web/routes/pdf-route';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Contractor } from '../../contractors';
import { CorrectForm } from '../commands/correct-form';
import { GenerateForms } from '../commands/generate-forms';
import { differencesOf } from '../domain/differences';
import { PrintTaxForm } from '../pdf/print-tax-form';
import { FormFacts } from '../queries/form-facts';
import { TaxForm, taxFormKind } from '../tax-form';
import {
  CopyQuery,
  CorrectedTaxForm,
  CorrectionView,
  DifferenceView,
  FiledTaxForm,
  GeneratedFormsView,
  generatedView,
  NewTaxForms,
} from './tax-forms.requests';

const answer = shownAs(TaxForm);

/** Forms 1099: prepared, filed, sent, corrected. */
@Controller('api/tax-forms')
export class TaxFormsController extends richRoutes(taxFormKind, { list: true }) {
  constructor(
    private readonly generating: GenerateForms,
    private readonly correcting: CorrectForm,
    private readonly prints: PrintTaxForm,
    private readonly facts: FormFacts,
    private readonly runner: CommandRunner,
    @StoreOf(Contractor) private readonly contractors: RecordStore<Contractor>,
  ) {
    super();
  }

  @Post('generate')
  @Route({
    allow: 'tax-forms.write',
    summary: 'Make the forms 1099 of a year and a payer, or only tell who gets one, who not, and why',
    answer: GeneratedFormsView,
    status: 200,
  })
  generate(@Body() body: NewTaxForms, @Ctx() context: CommandContext): Promise<GeneratedFormsView> {
    const { year, clientId = null, contractorIds = null, includeFreight, dryRun } = body;
    const asked = { year, clientId, contractorIds, withFreight: includeFreight === true, dryRun: dryRun === true };
    const work = async (): Promise<GeneratedFormsView> => generatedView(await this.generating.generate(asked, context));
    return asked.dryRun ? work() : this.runner.once(context, work);
  }

  @Get(':id')
  @Route({
    allow: 'tax-forms.read',
    summary: 'One form 1099; of one that was filed, also what its facts say otherwise since',
    answer: shownWith('TaxFormWithChanges', TaxForm, { changes: listOf(object(() => DifferenceView)) }),
  })
  async one(@UuidParam() id: string, @Me() viewer: Viewer): Promise<Versioned<Values>> {
    const form = await this.store.get(viewer, id);
    const { version, body } = await this.store.answer(viewer, { record: form });
    const isLast = form.status === 'filed' && form.correctedBy.length === 0;
    const now = isLast ? await this.facts.current(form, viewer) : null;
    return new Versioned(version, { ...body, changes: now ? differencesOf(form, now.facts) : [] });
  }

  @Post(':id/file')
  @Route({ allow: 'tax-forms.write', summary: 'Say that a form was filed', answer })
  async file(
    @UuidParam() id: string,
    @Body() { filedOn, reference = null }: FiledTaxForm,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const today = await this.calendar.today(context.clock.now());
    const { name: by } = context.actor;
    const command = { type: 'FileTaxForm', id, filedOn: filedOn ?? today, today, by, reference } as const;
    return this.store.answer(viewer, await this.store.decide(id, command, context));
  }

  @Post(':id/send')
  @Route({ allow: 'tax-forms.write', summary: 'Mail copy B to who was paid and agreed to get it so', answer })
  async send(
    @UuidParam() id: string,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const { contractorId } = await this.store.get(viewer, id);
    const { email, consentOn, name } = await this.contractors.get(viewer, contractorId);
    if (consentOn === null)
      throw new RuleViolation('NO_CONSENT', `${name} has not agreed to get forms by e-mail: print copy B and send it`);
    if (email === null) throw new RuleViolation('NO_EMAIL', `There is no e-mail address of ${name}`);
    return this.store.answer(viewer, await this.store.decide(id, { type: 'SendTaxForm', id, to: email }, context));
  }

  @Post(':id/correct')
  @Route({
    allow: 'tax-forms.write',
    summary: 'Begin the correction of a form that was filed: of figures one form, of a name or tax id two',
    answer: CorrectionView,
    status: 201,
  })
  async correct(
    @UuidParam() id: string,
    @Body() { kind }: CorrectedTaxForm,
    @Ctx() context: CommandContext,
  ): Promise<CorrectionView> {
    return { ids: [...(await this.correcting.correct(id, kind, context))] };
  }

  @Delete(':id')
  @Route({ allow: 'tax-forms.write', summary: 'Delete a form that was not filed', answer: 'none' })
  async discard(@UuidParam() id: string, @Ctx() context: CommandContext): Promise<void> {
    await this.store.decide(id, { type: 'DiscardTaxForm', id }, context);
  }

  @Get(':id/pdf')
  @PdfRoute({ allow: 'tax-forms.read', summary: 'A copy of a form as a PDF' })
  async print(
    @UuidParam() id: string,
    @Query() { copy = 'B' }: CopyQuery,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<StreamableFile> {
    const { number, pdf } = await this.prints.print(id, copy, viewer, context);
    return pdfFile(number, pdf);
  }
}

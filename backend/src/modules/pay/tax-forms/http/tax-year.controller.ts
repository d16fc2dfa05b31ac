import { Body, Controller, Get, Header, Put, Query, StreamableFile } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { pdfFile, PdfRoute } from '../../../../platform/web/routes/pdf-route';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { Contractor, ContractorPayments, deadlinesOf, ELECTRONIC_FROM, isPublished } from '../../contractors';
import { ExportForms } from '../commands/export-forms';
import { unknownColumns } from '../domain/iris';
import { Templates } from '../queries/templates';
import {
  CalendarQuery,
  ExportQuery,
  FormYearQuery,
  NewTaxTemplate,
  PayerQuery,
  TaxCalendar,
  TaxYears,
  TemplateView,
} from './tax-forms.requests';

const MOST_YEARS = 4;

/** What is about all forms of a year: deadlines, the file for IRIS, its columns and Form 1096. */
@Controller('api/tax-forms')
export class TaxYearController {
  constructor(
    private readonly exports: ExportForms,
    private readonly templates: Templates,
    private readonly firm: Firm,
    @StoreOf(Contractor) private readonly contractors: RecordStore<Contractor>,
    private readonly payments: ContractorPayments,
  ) {}

  @Get('calendar')
  @Route({ allow: 'tax-forms.read', summary: 'By when the forms of a year are filed and sent', answer: TaxCalendar })
  async calendar(@Query() asked: CalendarQuery): Promise<TaxCalendar> {
    const year = asked.year ?? Number((await this.firm.today()).slice(0, 4)) - 1;
    const deadlines = [...deadlinesOf(year)];
    return { year, published: isPublished(year), electronicFrom: ELECTRONIC_FROM, deadlines };
  }

  @Get('years')
  @Route({ allow: 'tax-forms.read', summary: 'The last four years with payments to contractors', answer: TaxYears })
  async offered(@Me() viewer: Viewer): Promise<TaxYears> {
    const contractors = await this.contractors.rows(viewer).select('r.id', 'id').getRawMany<{ id: string }>();
    const years = await this.payments.years(contractors.map(({ id }) => id));
    return { years: years.slice(0, MOST_YEARS) };
  }

  @Get('template')
  @Route({ allow: 'tax-forms.read', summary: 'The columns of the file for IRIS', answer: TemplateView })
  async template(@Query() { form, year }: FormYearQuery): Promise<TemplateView> {
    const { columns, pasted } = (await this.templates.find(form, year)) ?? { columns: [], pasted: false };
    return { form, year, pasted, columns: [...columns], unknown: [...unknownColumns(columns, form)] };
  }

  @Put('template')
  @Route({
    allow: 'tax-forms.write',
    summary: "Keep the header row of the IRS's own template for a form and a year",
    answer: TemplateView,
  })
  async keep(@Body() { form, year, header }: NewTaxTemplate, @Ctx() context: CommandContext): Promise<TemplateView> {
    const columns = await this.templates.keep(form, year, header, context);
    return { form, year, pasted: true, columns: [...columns], unknown: [...unknownColumns(columns, form)] };
  }

  @Get('export')
  @Header('Cache-Control', 'private, no-store')
  @Route({
    allow: 'tax-forms.read',
    summary: 'The forms of a payer that wait to be filed as a file for IRIS, 100 a part; tax ids are opened for it',
    answer: 'file',
    type: 'text/csv',
  })
  async file(
    @Query() { form, year, clientId, part = 1 }: ExportQuery,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<StreamableFile> {
    const csv = await this.exports.csv({ form, year, clientId: clientId ?? null, part }, viewer, context);
    return new StreamableFile(Buffer.from(csv), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${form}_${year}_${part}.csv"`,
    });
  }

  @Get('1096')
  @PdfRoute({ allow: 'tax-forms.read', summary: 'The data of Form 1096, which goes with forms on paper' })
  async transmittal(@Query() { form, year, clientId }: PayerQuery, @Me() viewer: Viewer): Promise<StreamableFile> {
    return pdfFile(`1096-${year}`, await this.exports.transmittal({ form, year, clientId: clientId ?? null }, viewer));
  }
}

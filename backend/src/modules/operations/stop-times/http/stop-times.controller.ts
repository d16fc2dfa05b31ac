import { Controller, HttpStatus, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { checked, mistake } from '../../../../platform/fields/check';
import { Choice } from '../../../../platform/fields/decorators';
import { Ctx } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { receiveUpload } from '../../../../platform/web/uploads/receive-upload';
import { TimeStops } from '../commands/time-stops';
import { StopTimesOutcome, stopTimesView } from './stop-times.answers';

/** The text fields of the form. */
class TimesFields {
  @Choice('dryRun', ['true', 'false'], { absent: 'blank' }) dryRun?: 'true' | 'false';
}
const UPLOAD = {
  field: 'file',
  mostBytes: 10 * 1024 * 1024,
  tooLarge: 'The file is larger than 10 MB. Split it, and send its parts.',
};

@Controller('api/loads')
export class StopTimesController {
  constructor(private readonly times: TimeStops) {}

  @Post('stop-times')
  @Route({
    allow: 'loads.write',
    summary:
      'Fill in arrivals and departures of stops by a file of a GPS or ELD device (multipart: file; dryRun: a preview)',
    answer: StopTimesOutcome,
    status: HttpStatus.OK,
  })
  take(@Req() request: Request, @Ctx() context: CommandContext): Promise<StopTimesOutcome> {
    return receiveUpload(request, UPLOAD, async ({ fields, file }) => {
      const { dryRun } = checked(TimesFields, fields);
      if (!file || file.size === 0) throw mistake('file', 'Please select a CSV or Excel file.');
      const told = await this.times.read(file.path, context.scope);
      if (dryRun !== 'true') await this.times.book(told, context);
      return stopTimesView(told, dryRun !== 'true');
    });
  }
}

import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { published } from '../../../../platform/fields/schema';
import {
  described,
  FLAG,
  INSTANT,
  listOf,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
} from '../../../../platform/fields/shown';
import { Ctx } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { ReviewQuery } from '../../ifta';
import { AskAboutQuarter } from '../commands/ask-about-quarter';
import { REQUEST_STATUSES, type PaperRequest } from '../paper-request';

/** Which quarter of which client. */
@published('QuarterToAskAbout')
export class QuarterToAskAbout extends ReviewQuery {}

@published('QuestionAsked')
export class QuestionAskedView {
  @Shown(TEXT) requestId: string;
  @Shown(TEXT) what: string;
  @Shown(oneOf(REQUEST_STATUSES)) status: PaperRequest['status'];
  @Shown(INSTANT) askedAt: string;
  @Shown(described(FLAG, 'Asked for by this request; false: it was asked for before')) isNew: boolean;
}
/** What a client was asked for about a quarter. */
@published('QuarterQuestions')
export class QuarterQuestionsView {
  @Shown(described(orNull(TEXT), 'The obligation that waits for it; null where the quarter is done'))
  obligationId: string | null;
  @Shown(listOf(object(() => QuestionAskedView))) asked: QuestionAskedView[];
}

/** Questions to a client that the review of its quarter leaves open. */
@Controller('api/ifta/review/ask')
export class QuarterQuestionsController {
  constructor(
    private readonly asking: AskAboutQuarter,
    private readonly runner: CommandRunner,
  ) {}

  @Post()
  @Route({
    allow: 'obligations.write',
    summary: 'Ask a client in its portal for what the review of its quarter lacks; what it was asked for before stays',
    answer: QuarterQuestionsView,
    status: HttpStatus.OK,
  })
  ask(@Body() body: QuarterToAskAbout, @Ctx() context: CommandContext): Promise<QuarterQuestionsView> {
    return this.runner.once(context, async () => {
      const { obligationId, asked } = await this.asking.ask(body, context);
      return { obligationId, asked: [...asked] };
    });
  }
}

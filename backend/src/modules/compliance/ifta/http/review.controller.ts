import { Controller, Get, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { ReviewQuarter } from '../queries/review-quarter';
import { ReviewQuery, reviewView, ReviewView } from './review.answers';

/** A quarter as an auditor would look it through. */
@Controller('api/ifta/review')
export class ReviewController {
  constructor(private readonly review: ReviewQuarter) {}

  @Get()
  @Route({
    allow: 'ifta.read',
    summary: 'What an auditor would ask about the quarter of a client, with a score',
    answer: ReviewView,
  })
  async of(@Query() { clientId, quarter }: ReviewQuery, @Me() viewer: Viewer): Promise<ReviewView> {
    return reviewView(await this.review.of(clientId, quarter, viewer));
  }
}

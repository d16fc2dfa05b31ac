import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { oneOf, Shown } from '../../../../platform/fields/shown';
import { HttpProblem } from '../../../../platform/web/problems/problem.filter';
import { Route } from '../../../../platform/web/routes/route';
import { metrics } from '../../../../platform/core/metrics';
import { SETTINGS, type Running } from '../../../../platform/installation/running';
import { toldToken } from './machine-port';
import { Readiness } from './readiness';

class Health {
  @Shown(oneOf(['ok'])) status: 'ok';
}

@Controller('api')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    @Inject(SETTINGS) private readonly settings: Running,
  ) {}

  @Get('health/live')
  @Route({ allow: 'public', summary: 'The process runs', answer: Health })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Header('Cache-Control', 'no-store')
  @Route({ allow: 'public', summary: 'The system can serve', answer: Health })
  ready(): Health {
    const { problem } = this.readiness;
    if (problem) throw new HttpProblem(problem);
    return { status: 'ok' };
  }

  /**
   * Metrics for a Prometheus server anywhere, which has to send the token: behind a proxy, the address of a request
   * proves nothing. A Prometheus server on the same machine uses METRICS_PORT.
   */
  @Get('metrics')
  @Header('Content-Type', metrics.contentType)
  @Route({ allow: 'public', summary: 'Prometheus metrics, with METRICS_TOKEN', answer: 'page' })
  metrics(@Req() request: Request): Promise<string> {
    const token = this.settings.metricsToken;
    if (token === undefined)
      throw new HttpProblem({ statusCode: 404, message: 'There is nothing at this address', code: 'NOT_FOUND' });
    if (!toldToken(token, request.get('authorization')))
      throw new HttpProblem({
        statusCode: 403,
        message: 'Metrics are shown here to whoever tells the METRICS_TOKEN',
        code: 'FORBIDDEN',
      });
    return metrics.metrics();
  }
}

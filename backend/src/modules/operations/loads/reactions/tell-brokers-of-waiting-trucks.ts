import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { inner, systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Broker } from '../../../clients/brokers';
import { standsAt } from '../domain/arrivals';
import { noticeIsDue } from '../domain/notice';
import { Load } from '../load';
import { DetentionOfLoads, type StandingTruck } from '../queries/load-detention';

export const NOTICE_JOB = 'tell-brokers-of-waiting-trucks';
/** Every five minutes. */
export const NOTICE_TIME = '*/5 * * * *';

/** Notes that a broker is told of a truck that waits, in the time that the terms ask for. The job is idempotent. */
@Injectable()
export class TellBrokersOfWaitingTrucks implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly detention: DetentionOfLoads,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(NOTICE_JOB, ({ id }) => this.tell(id));
  }

  /** @returns how many brokers are told */
  async tell(cause: string): Promise<{ told: number }> {
    const context = systemContext(this.clock, 'worker', cause);
    let told = 0;
    for (const truck of await this.detention.standing(EVERYTHING)) {
      const noticeMinutes = truck.terms?.noticeMinutes ?? null;
      if (noticeIsDue({ ...truck, noticeMinutes }) && (await this.tellOf(truck, inner(context)))) told += 1;
    }
    return { told };
  }

  private async tellOf({ loadId, brokerId, stop }: StandingTruck, context: CommandContext): Promise<boolean> {
    const broker = await this.brokers.find(EVERYTHING, brokerId);
    const noticeSentTo = broker?.removedAt === null ? broker.contactEmail : null;
    if (noticeSentTo === null) return false;
    const noticeSentAt = context.clock.now().toISOString();
    let isTold = false;
    await this.loads.change(
      loadId,
      ({ noticeStop, stopTimes }: Load) => {
        // it may have left meanwhile, or another process was faster
        isTold = noticeStop !== stop && standsAt(stopTimes ?? []) === stop;
        return isTold ? { noticeSentAt, noticeSentTo, noticeStop: stop } : {};
      },
      context,
    );
    return isTold;
  }
}

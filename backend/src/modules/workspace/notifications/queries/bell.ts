import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { ReadMarks } from '../adapters/read-marks';
import { CheckNews } from './check-news';
import { JobNews } from './job-news';
import type { News } from './news';
import { PaperNews } from './paper-news';
import { ReminderNews } from './reminder-news';
import { SupportNews } from './support-news';

/** How many news are read from each source. */
const MOST_OF_A_KIND = 20;
/** How many news the bell shows at most. */
const MOST = 50;

export interface NotificationItem extends News {
  readonly within: string | null;
  readonly isRead: boolean;
}

/** The notifications of a viewer: the news of all sources, the latest first, with their read marks. */
@Injectable()
export class Bell {
  constructor(
    private readonly marks: ReadMarks,
    private readonly support: SupportNews,
    private readonly papers: PaperNews,
    private readonly reminders: ReminderNews,
    private readonly jobs: JobNews,
    private readonly checks: CheckNews,
  ) {}

  async of(viewer: Viewer): Promise<readonly NotificationItem[]> {
    const news = await this.news(viewer);
    const read = await this.marks.of(
      viewer.id,
      news.map(({ id }) => id),
    );
    return news.map((one) => ({ ...one, within: one.within ?? null, isRead: read.has(one.id) }));
  }

  /** Marks news as read: those named, or all when `ids` is undefined. Ids of no news of the viewer are ignored. */
  async read(viewer: Viewer, ids: readonly string[] | undefined): Promise<readonly NotificationItem[]> {
    const results = (await this.news(viewer)).map(({ id }) => id);
    await this.marks.add(viewer.id, ids ? results.filter((id) => ids.includes(id)) : results);
    return this.of(viewer);
  }

  private async news(viewer: Viewer): Promise<readonly News[]> {
    const sources = [this.support, this.papers, this.reminders, this.jobs, this.checks];
    const found = await Promise.all(sources.map((source) => source.of(viewer, MOST_OF_A_KIND)));
    return found
      .flat()
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
      .slice(0, MOST);
  }
}

import { Injectable } from '@nestjs/common';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { ListQuery } from '../../../../platform/lists/list-query';
import { SupportRequest } from '../../support';
import type { News } from './news';

/** News about support requests: staff hear of requests that wait for an answer, requesters of answers. */
@Injectable()
export class SupportNews {
  constructor(@StoreOf(SupportRequest) private readonly requests: RecordStore<SupportRequest>) {}

  async of(viewer: Viewer, most: number): Promise<readonly News[]> {
    const answers = may(viewer, 'support.write');
    if (!answers && !may(viewer, ['support.read', 'portal.read'])) return [];
    const query = { ...new ListQuery(), limit: most, sort: '-messageAt' };
    const { items } = await this.requests.list(viewer, query, (rows) =>
      rows.andWhere(
        answers
          ? `(r.message_from = 'requester' AND r.user_id <> :me AND r.status IN ('open', 'in_progress')
             OR r.message_from = 'staff' AND r.user_id = :me)`
          : "r.message_from = 'staff'",
        answers ? { me: viewer.id } : {},
      ),
    );
    return items.map((request) => ({
      id: `supportrequest-${request.id}-${request.messages}`,
      kind: 'supportrequest',
      recordId: request.id,
      title: titleOf(request),
      text: request.subject,
      at: request.messageAt,
    }));
  }
}

const titleOf = ({ messageFrom, messages, fromChat }: SupportRequest): string => {
  if (messageFrom === 'staff') return 'Support has answered';
  if (messages > 0) return 'Answer in a support request';
  return fromChat ? 'A chat was handed over' : 'New support request';
};

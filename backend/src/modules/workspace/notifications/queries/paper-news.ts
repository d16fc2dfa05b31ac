import { Injectable } from '@nestjs/common';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { ListQuery } from '../../../../platform/lists/list-query';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { PaperRequest } from '../../../compliance/obligations';
import type { News } from './news';

/** News about paper requests: clients hear of papers they are asked for, staff of papers that came in. */
@Injectable()
export class PaperNews {
  constructor(@StoreOf(PaperRequest) private readonly requests: RecordStore<PaperRequest>) {}

  async of(viewer: Viewer, most: number): Promise<readonly News[]> {
    const asks = may(viewer, 'obligations.write');
    if (!asks && !may(viewer, 'portal.read')) return [];
    const status = asks ? 'answered' : 'asked';
    const { items } = await this.requests.list(viewer, { ...new ListQuery(), limit: most }, (rows) =>
      rows.andWhere('r.status = :wanted', { wanted: status }),
    );
    const shown = await this.requests.shown(viewer, items);
    return items.map((request, nr) => ({
      id: `paperrequest-${request.id}-${status}-${request.documentId ?? 0}`,
      kind: 'paperrequest',
      recordId: asks ? String(request.documentId) : request.id,
      title: asks ? 'A paper came in' : 'Please send us a paper',
      text: asks ? [shown[nr]?.['clientName'], request.what].filter(Boolean).join(': ') : request.what,
      at: request.updatedAt,
    }));
  }
}

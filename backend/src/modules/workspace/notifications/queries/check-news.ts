import { Injectable } from '@nestjs/common';
import { EVERYTHING, may, type Viewer } from '../../../../platform/access/viewer';
import { ListQuery } from '../../../../platform/lists/list-query';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { IntegrityCheck } from '../../../administration/audit';
import type { News } from './news';

/**
 * News about the last integrity check when it found faults or failed, for users who may read the audit. They disappear
 * once a later check finds no fault.
 */
@Injectable()
export class CheckNews {
  constructor(@StoreOf(IntegrityCheck) private readonly checks: RecordStore<IntegrityCheck>) {}

  async of(viewer: Viewer): Promise<readonly News[]> {
    if (!may(viewer, 'audit.read')) return [];
    const query = { ...new ListQuery(), limit: 1 };
    const [last] = (
      await this.checks.list(EVERYTHING, query, (rows) => rows.andWhere("r.status IN ('whole', 'faulty', 'failed')"))
    ).items;
    if (!last || last.status === 'whole') return [];
    const { id, name, status, findings, reason, updatedAt } = last;
    const isFaulty = status === 'faulty';
    return [
      {
        id: `integritycheck-${id}`,
        kind: 'integritycheck',
        recordId: id,
        title: isFaulty ? 'The integrity check found faults' : 'The integrity check came to no end',
        text: [name, isFaulty ? findings[0] : reason].filter(Boolean).join(': '),
        at: updatedAt,
      },
    ];
  }
}

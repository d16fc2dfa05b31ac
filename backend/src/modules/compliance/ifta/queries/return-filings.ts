import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { Filing } from './pack-sheets';

const FILED = `SELECT (data->>'version')::int AS version, data->>'filedOn' AS "filedOn", data->>'by' AS by,
  data->>'reason' AS reason, data->>'reference' AS reference, (data->'totals'->>'due')::bigint AS due,
  data->>'inputHash' AS "inputHash", position
FROM facts WHERE stream_id = $1 AND type IN ('IftaReturnFiled', 'IftaReturnAmended') ORDER BY version`;

/** The versions of a return that were filed, from the log itself. */
@Injectable()
export class ReturnFilings {
  constructor(private readonly dataSource: DataSource) {}

  async of(id: string): Promise<readonly Filing[]> {
    return (await poolOf(this.dataSource).query<Filing>(FILED, [`iftareturn-${id}`])).rows;
  }
}

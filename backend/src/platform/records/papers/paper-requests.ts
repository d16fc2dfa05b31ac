import { Day, Line } from '../../fields/decorators';
import { declareField } from '../../fields/field';
import type { JsonSchema } from '../../fields/rule';
import { addComponent } from '../../fields/schema';
import { enumOf } from '../../fields/words';
import type { IsoDate } from '../../money/dates';
import { MIME_TYPES } from '../../web/uploads/kind-of-file';
import { paperAddress } from '../kind/paper-slots';
import { STANDINGS, expiryStatusOn } from '../kind/declared/expiry';
import type { RecordKind, Values } from '../kind/kind';
import type { Paper } from '../kind/papers';
import { REMOVED } from '../requests/requests';

/** The text fields of the form that uploads a paper. */
export class PaperForm {
  @Line('document type', { max: 50 }) documentType: string;
  @Day('Expiration date', { optional: true }) expirationDate?: IsoDate | null;
  @Line('Notes', { optional: true, max: 1_000 }) notes?: string | null;
}

/** The query of a list of papers: `removed=true` asks for the removed ones. */
export class PaperQuery {
  removed?: boolean;
}
declareField(PaperQuery.prototype, REMOVED);

/** The response field that holds the id of the record: 'driverId'. */
const ownerOf = ({ table: { name } }: RecordKind): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`;

const DAY = { type: 'string', format: 'date' };
const INSTANT = { type: 'string', format: 'date-time' };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** The published JSON Schema of a paper of this kind. */
export const paperSchema = (kind: RecordKind): JsonSchema => {
  const name = `${kind.table.name}Paper`;
  const properties: Record<string, JsonSchema> = {
    id: { type: 'integer' },
    [ownerOf(kind)]: kind.options.numbers ? { type: 'integer' } : { type: 'string' },
    documentType: enumOf(Object.keys(kind.options.paperSlots ?? {})),
    filename: { type: 'string' },
    originalName: { type: 'string' },
    mimeType: { type: 'string' },
    fileSize: { type: 'integer' },
    fileUrl: { type: 'string' },
    uploadDate: INSTANT,
    uploadedBy: { type: 'string' },
    expirationDate: orNull(DAY),
    standing: enumOf(STANDINGS),
    notes: orNull({ type: 'string' }),
    removedAt: orNull(INSTANT),
  };
  addComponent(name, { type: 'object', properties, required: Object.keys(properties), additionalProperties: false });
  return { $ref: `#/components/schemas/${name}` };
};

const ENDINGS = new Map(Object.entries(MIME_TYPES).map(([ending, type]) => [type, ending]));

/** A paper as responses show it: `{ id: 2, driverId: 7, documentType: 'license', filename: 'license-2.pdf', … }`. */
export const paperView = (kind: RecordKind, id: string | number, paper: Paper, today: IsoDate): Values => {
  const { nr, documentType, originalName, mimeType, fileSize, uploadedAt, uploadedBy } = paper;
  const { expirationDate, notes, removedAt } = paper;
  return {
    id: nr,
    [ownerOf(kind)]: id,
    documentType,
    filename: `${documentType}-${nr}.${ENDINGS.get(mimeType) ?? 'bin'}`,
    originalName,
    mimeType,
    fileSize,
    fileUrl: paperAddress({ kind: kind.kind, id: String(id), slot: documentType, nr }),
    uploadDate: uploadedAt,
    uploadedBy,
    expirationDate,
    standing: expiryStatusOn(expirationDate, today),
    notes,
    removedAt,
  };
};

import { published } from '../../fields/schema';
import { listOf, object, Shown, TEXT, WHOLE, unionShape } from '../../fields/shown';

const ID = unionShape(TEXT, WHOLE);

@published('BulkRefusal')
class Refused {
  @Shown(ID) id: string | number;
  @Shown(TEXT) message: string;
}
/** What became of each of many records. */
@published('BulkAnswer')
export class BulkDone {
  @Shown(listOf(ID)) done: (string | number)[];
  @Shown(listOf(object(() => Refused))) refused: Refused[];
}
